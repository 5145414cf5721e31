import { closest } from '../../src/rule/index.ts';

/** The nouns that a rule name begins with; the requirement follows. */
const nouns = [
  'action',
  'attribute',
  'channel',
  'configuration',
  'conversation',
  'creation',
  'entity',
  'event',
  'field',
  'icon',
  'identifier',
  'integration',
  'interface',
  'key',
  'legacy',
  'lifecycle',
  'max-execution-time',
  'message',
  'name',
  'public',
  'readme',
  'required-tag',
  'sandbox',
  'schema',
  'script',
  'secret',
  'state',
  'tag',
  'text',
  'url',
  'user',
  'version',
  'visibility',
] as const;

/** Further nouns for rules that compare two versions; what happened follows. */
const comparedNouns = [...nouns, 'billable', 'detail', 'input', 'output', 'part', 'stored'];

/** The prefix of rules that compare two versions. */
const prefix = 'compat/';

/** Returns the fault of a rule name as a sentence; undefined if there is none. */
export function findNameFault(id: string): string | undefined {
  if (id === '') return 'Name the rule: `npm run new-rule action-title-required`.';
  const isCompared = id.startsWith(prefix);
  const name = isCompared ? id.slice(prefix.length) : id;
  const known: readonly string[] = isCompared ? comparedNouns : nouns;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return `\`${id}\` is not made of lowercase words joined by hyphens.`;
  const forbiddenWord = /(?:^|-)(should|must|no|not)(?:-|$)/.exec(name)?.[1];
  if (forbiddenWord !== undefined)
    return `\`${id}\` has \`${forbiddenWord}\` in it: name what holds, such as \`action-title-required\`.`;
  if (known.some((noun) => name.startsWith(`${noun}-`))) return undefined;
  if (known.includes(name)) {
    return `\`${id}\` says what the rule is about, and not what ${isCompared ? 'happened' : 'holds'}.`;
  }
  const [first = ''] = name.split('-');
  const near = closest(first, known);
  const hint = near ? `Did you mean \`${near}\`?` : `It can be ${known.map((noun) => `\`${noun}\``).join(', ')}.`;
  return `\`${id}\` does not begin with what the rule is about. ${hint}`;
}
