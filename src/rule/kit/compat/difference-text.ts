import { named } from '../../../data/in-code.ts';
import type { SchemaDifference } from '../../index.ts';

type Data = Readonly<Record<string, string | number>>;
type FactText = (where: string, data: Data) => string;
/** A message text. `can` if a value proves the difference, `may` if only the schemas suggest it. */
type Text = (where: string, data: Data, can: 'can' | 'may') => string;

const kindOf = (type: unknown) => (type === 'fraction' ? 'a fraction' : `\`${type}\``);
const boundText =
  (word: 'less' | 'more') =>
  ({ limit, bound }: Data): string => {
    if (bound === 'only') return `\`${limit}\``;
    return bound === 'exclusive' ? `\`${limit}\` or ${word}` : `${word} than \`${limit}\``;
  };
const [belowOf, aboveOf] = [boundText('less'), boundText('more')];

const withPattern = (words: string, pattern: unknown) => (pattern === undefined ? '' : `${words} ${named(pattern)}`);

/** Texts for what the head no longer accepts, as the continuation of a sentence. */
const lostTexts: Readonly<Record<string, Text>> = {
  never: (where) => `${where} is no longer accepted at all`,
  type: (where, { type }) => `${where} may no longer be ${type === 'any' ? 'of every type' : kindOf(type)}`,
  value: (where, { value }) =>
    value === undefined
      ? `${where} may no longer have every value that it could`
      : `${where} may no longer be ${named(value)}`,
  minimum: (where, data) => `${where} may no longer be ${belowOf(data)}`,
  maximum: (where, data) => `${where} may no longer be ${aboveOf(data)}`,
  multiple: (where, { limit }) => `${where} must now be a multiple of \`${limit}\``,
  length: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
  items: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
  properties: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
  pattern: (where, { pattern }) => `${where} must now match ${named(pattern)}`,
  format: (where, { format, pattern }) =>
    `${where} must now have the format \`${format}\`${withPattern(' and match', pattern)}`,
  variant: (where) => `${where} may no longer be every variant that it could`,
  overlap: (where) => `${where} may no longer be several variants at once`,
  negation: (where) => `${where} may no longer have every value that it could: \`not\` excludes some`,
  condition: (where) => `${where} must now meet a condition`,
  unique: (where) => `${where} must now have distinct items`,
  contains: (where) => `${where} must now contain a certain item`,
  'property-required': (where, { name }) => `${named(name)} is now required${suffixIn(where)}`,
  'property-absent': (where, { name }) => `${named(name)} is now required${suffixIn(where)}`,
  'property-refused': (where, { name }) => `${named(name)} is no longer accepted${suffixIn(where)}`,
  'property-declared': (where, { name }) => `${named(name)} is no longer declared${suffixIn(where)}`,
  'property-name': (where, { name }) =>
    name === undefined
      ? `properties may no longer have every name that they could${suffixIn(where)}`
      : `a property may no longer be named ${named(name)}${suffixIn(where)}`,
  dependency: (where, { name }) => `more is now required with ${named(name)}${suffixIn(where)}`,
  'additional-refused': (where) => `other properties are no longer accepted${suffixIn(where)}`,
};

/** Texts for what the head may return and the base never did. */
const gainedTexts: Readonly<Record<string, Text>> = {
  never: (where) => `${where} can now be present, which it never was`,
  type: (where, { type }, can) => `${where} ${can} now be ${type === 'any' ? 'of any type' : kindOf(type)}`,
  value: (where, { value }, can) =>
    value === undefined
      ? `${where} ${can} now have values that it never had`
      : `${where} ${can} now be ${named(value)}`,
  minimum: (where, data, can) => `${where} ${can} now be ${belowOf(data)}`,
  maximum: (where, data, can) => `${where} ${can} now be ${aboveOf(data)}`,
  multiple: (where, { limit }) => `${where} no longer has to be a multiple of \`${limit}\``,
  length: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
  items: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
  properties: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
  pattern: (where, { pattern }) => `${where} no longer has to match ${named(pattern)}`,
  format: (where, { format, pattern }) =>
    `${where} no longer has to have the format \`${format}\`${withPattern(', nor to match', pattern)}`,
  variant: (where, _, can) => `${where} ${can} now be a new variant`,
  overlap: (where, _, can) => `${where} ${can} now be several variants at once`,
  negation: (where, _, can) => `${where} ${can} now be what \`not\` excluded`,
  condition: (where) => `${where} no longer has to meet its condition`,
  unique: (where) => `${where} can now have the same item twice`,
  contains: (where) => `${where} no longer has to contain a certain item`,
  'property-required': (where, { name }) => `${named(name)} can now be missing${suffixIn(where)}`,
  'property-absent': (where, { name }) => `${named(name)} is no longer present${suffixIn(where)}`,
  'property-refused': (where, { name }) => `${named(name)} can now be present${suffixIn(where)}`,
  'property-declared': (where, { name }) => `${named(name)} is now declared${suffixIn(where)}`,
  'property-name': (where, { name }, can) =>
    name === undefined
      ? `properties ${can} now have names that they never had${suffixIn(where)}`
      : `a property can now be named ${named(name)}${suffixIn(where)}`,
  dependency: (where, { name }) => `what ${named(name)} required can now be missing${suffixIn(where)}`,
  'additional-refused': (where) => `there can now be other properties${suffixIn(where)}`,
};

/** Texts for what the base may return and the head never does. */
const fewerTexts: Readonly<Record<string, FactText>> = {
  'property-required': (where, { name }) => `${named(name)} is now always present${suffixIn(where)}`,
  'property-absent': (where, { name }) => `${named(name)} is now always present${suffixIn(where)}`,
  'property-refused': (where, { name }) => `${named(name)} is no longer present${suffixIn(where)}`,
  'additional-refused': (where) => `there are no longer other properties${suffixIn(where)}`,
};

/** Texts for differences that cannot be decided. */
const undecidedTexts: Readonly<Record<string, FactText>> = {
  opaque: (where) => `${where} cannot be known without running code`,
  reference: (where) => `the \`$ref\` of ${where} does not resolve`,
  malformed: (where, { keyword }) =>
    `${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} has no meaning`,
  unsupported: (where, { keyword }) =>
    `what ${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} allows cannot be compared`,
  depth: (where) => `${where} is nested too deeply to be compared`,
  'too-large': () => 'the schemas are too large to be compared',
};

const suffixIn = (where: string): string => (where === wholeValue ? '' : ` in ${where}`);

const wholeValue = 'the value';

/**
 * Formats the path in a value for a message: `settings.ports[]`. The first item of a tuple is `ports[]`, later ones are
 * `ports[1]`.
 */
export function whereOf({
  value,
  data: { name },
  reason,
}: Pick<SchemaDifference, 'value' | 'data'> & Partial<Pick<SchemaDifference, 'reason'>>): string {
  // Differences about a named property, or about all other properties, are described at the object that holds them.
  const isOfHolder = reason === 'additional-refused' || (name !== undefined && value.at(-1) === name);
  const steps = isOfHolder ? value.slice(0, -1) : value;
  if (steps.length === 0) return wholeValue;
  const text = steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step || ''}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
  return named(text);
}

/** Describes a difference that makes returned values fewer, as the continuation of a sentence. */
export const fewerText = (difference: SchemaDifference): string => {
  const where = whereOf(difference);
  const { reason, data, isShown } = difference;
  const has = isShown ? 'has' : 'may have';
  return fewerTexts[reason]?.(where, data) ?? `${where} ${has} fewer values than before`;
};

/** Describes a difference, as the continuation of a sentence. `kind` is read last, because it asks the validator. */
export function differenceText(difference: SchemaDifference, way: 'lost' | 'gained'): string {
  const { reason, data, isShown } = difference;
  const where = whereOf(difference);
  const text = (way === 'lost' ? lostTexts : gainedTexts)[reason]?.(where, data, isShown ? 'can' : 'may');
  if (text !== undefined) return text;
  if (difference.kind === 'breaking') return `${where} differs (\`${reason}\`)`;
  return undecidedTexts[reason]?.(where, data) ?? `${where} cannot be compared (\`${reason}\`)`;
}
