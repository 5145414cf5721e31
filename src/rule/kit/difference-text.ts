import type { SchemaDifference } from '../index.ts';

type Text = (where: string, data: Readonly<Record<string, string | number>>) => string;

/** What the head no longer accepts, as the rest of a sentence. */
const lost: Readonly<Record<string, Text>> = {
  never: (where) => `${where} is no longer accepted, whatever it is`,
  type: (where, { type }) => `${where} may no longer be \`${type}\``,
  value: (where, { value }) =>
    value === undefined ? `${where} may no longer be all that it could` : `${where} may no longer be \`${value}\``,
  minimum: (where, { limit }) => `${where} may not be less than \`${limit}\` now`,
  maximum: (where, { limit }) => `${where} may not be more than \`${limit}\` now`,
  multiple: (where, { limit }) => `${where} has to be a multiple of \`${limit}\` now`,
  length: (where, { keyword, limit }) => `${where} has to keep to \`${keyword}\` \`${limit}\` now`,
  items: (where, { keyword, limit }) => `${where} has to keep to \`${keyword}\` \`${limit}\` now`,
  properties: (where, { keyword, limit }) => `${where} has to keep to \`${keyword}\` \`${limit}\` now`,
  pattern: (where, { pattern }) => `${where} has to match \`${pattern}\` now`,
  format: (where, { format }) => `${where} has to have the format \`${format}\` now`,
  variant: (where) => `${where} may no longer be of all the variants that it could`,
  overlap: (where) => `${where} may no longer be of several variants at once`,
  negation: (where) => `${where} may no longer be all that it could: \`not\` refuses some`,
  condition: (where) => `${where} has to meet a condition now`,
  unique: (where) => `${where} has to have items that differ now`,
  contains: (where) => `${where} has to contain a certain item now`,
  'property-required': (where, { name }) => `\`${name}\` has to be given${inside(where)} now`,
  'property-refused': (where, { name }) => `\`${name}\` is no longer accepted${inside(where)}`,
  'property-name': (where, { name }) => `a property may no longer be called \`${name}\`${inside(where)}`,
  dependency: (where, { name }) => `more is asked for where \`${name}\` is given${inside(where)}`,
  'additional-refused': (where) => `properties of other names are no longer accepted${inside(where)}`,
};

/** What the head gives and the base never did. */
const gained: Readonly<Record<string, Text>> = {
  never: (where) => `${where} can be there now, and never was`,
  type: (where, { type }) => `${where} can be \`${type}\` now`,
  value: (where, { value }) =>
    value === undefined ? `${where} can be what it never was` : `${where} can be \`${value}\` now`,
  minimum: (where, { limit }) => `${where} can be less than \`${limit}\` now`,
  maximum: (where, { limit }) => `${where} can be more than \`${limit}\` now`,
  multiple: (where, { limit }) => `${where} need not be a multiple of \`${limit}\` any more`,
  length: (where, { keyword, limit }) => `${where} no longer keeps to \`${keyword}\` \`${limit}\``,
  items: (where, { keyword, limit }) => `${where} no longer keeps to \`${keyword}\` \`${limit}\``,
  properties: (where, { keyword, limit }) => `${where} no longer keeps to \`${keyword}\` \`${limit}\``,
  pattern: (where, { pattern }) => `${where} need not match \`${pattern}\` any more`,
  format: (where, { format }) => `${where} need not have the format \`${format}\` any more`,
  variant: (where) => `${where} can be of a variant that there was not`,
  overlap: (where) => `${where} can be of several variants at once now`,
  negation: (where) => `${where} can be what \`not\` kept out`,
  condition: (where) => `${where} need not meet its condition any more`,
  unique: (where) => `${where} can have the same item twice now`,
  contains: (where) => `${where} need not contain a certain item any more`,
  'property-required': (where, { name }) => `\`${name}\` can be missing${inside(where)} now`,
  'property-refused': (where, { name }) => `\`${name}\` can be there${inside(where)} now`,
  'property-name': (where, { name }) => `a property can be called \`${name}\`${inside(where)} now`,
  dependency: (where, { name }) => `what \`${name}\` brought with it can be missing${inside(where)} now`,
  'additional-refused': (where) => `there can be properties of other names${inside(where)} now`,
};

/** Why nothing can be said. */
const undecided: Readonly<Record<string, Text>> = {
  opaque: (where) => `${where} cannot be known without running code`,
  reference: (where) => `the \`$ref\` of ${where} leads nowhere`,
  malformed: (where, { keyword }) =>
    `${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} means nothing`,
  unsupported: (where, { keyword }) =>
    `what ${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} allows cannot be compared`,
  depth: (where) => `${where} lies too deep to be compared`,
  'too-large': () => 'the schemas are too large to be compared',
};

const inside = (where: string): string => (where === theWhole ? '' : ` in ${where}`);

const theWhole = 'the value';

/** Where in a value, as messages call it: `settings.ports[]`. */
export function whereOf({ value, data: { name } }: Pick<SchemaDifference, 'value' | 'data'>): string {
  // What is said of a property by name is said of what holds it.
  const steps = name !== undefined && value.at(-1) === name ? value.slice(0, -1) : value;
  if (steps.length === 0) return theWhole;
  const text = steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[]` : path === '' ? step : `${path}.${step}`),
    '',
  );
  return `\`${text}\``;
}

/** What a difference comes to, as the rest of a sentence. Whether it breaks anything is only asked where that tells. */
export function differenceText(difference: SchemaDifference, way: 'lost' | 'gained'): string {
  const { reason, data } = difference;
  const where = whereOf(difference);
  const known = (way === 'lost' ? lost : gained)[reason]?.(where, data);
  if (known !== undefined) return known;
  if (difference.kind === 'breaking') return `${where} differs (\`${reason}\`)`;
  return undecided[reason]?.(where, data) ?? `${where} cannot be compared (\`${reason}\`)`;
}
