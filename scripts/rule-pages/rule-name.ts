import { closest } from '../../src/rule/index.ts';

/** What a rule can be about: its name begins with one of these, and goes on with what holds. */
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

/** What else a rule that compares two versions can be about; its name goes on with what happened. */
const compared = [...nouns, 'billable', 'detail', 'input', 'output', 'part', 'stored'];

/** How the name of a rule that compares begins. */
const prefix = 'compat/';

/** What is wrong with the name of a rule, as a sentence; undefined where nothing is. */
export function faultOfName(id: string): string | undefined {
  if (id === '') return 'Name the rule: `npm run new-rule action-title-required`.';
  const isCompared = id.startsWith(prefix);
  const name = isCompared ? id.slice(prefix.length) : id;
  const known: readonly string[] = isCompared ? compared : nouns;
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return `\`${id}\` is not made of lowercase words joined by hyphens.`;
  const command = /(?:^|-)(should|must|no|not)(?:-|$)/.exec(name)?.[1];
  if (command !== undefined)
    return `\`${id}\` has \`${command}\` in it: name what holds, such as \`action-title-required\`.`;
  if (known.some((noun) => name.startsWith(`${noun}-`))) return undefined;
  if (known.includes(name)) {
    return `\`${id}\` says what the rule is about, and not what ${isCompared ? 'happened' : 'holds'}.`;
  }
  const [first = ''] = name.split('-');
  const near = closest(first, known);
  const hint = near ? `Did you mean \`${near}\`?` : `It can be ${known.map((noun) => `\`${noun}\``).join(', ')}.`;
  return `\`${id}\` does not begin with what the rule is about. ${hint}`;
}
