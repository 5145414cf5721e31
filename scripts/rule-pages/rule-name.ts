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

/** What is wrong with the name of a rule, as a sentence; undefined where nothing is. */
export function faultOfName(id: string): string | undefined {
  if (id === '') return 'Name the rule: `npm run new-rule action-title-required`.';
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) return `\`${id}\` is not made of lowercase words joined by hyphens.`;
  const command = /(?:^|-)(should|must|no|not)(?:-|$)/.exec(id)?.[1];
  if (command !== undefined)
    return `\`${id}\` has \`${command}\` in it: name what holds, such as \`action-title-required\`.`;
  if (nouns.some((noun) => id.startsWith(`${noun}-`))) return undefined;
  if (nouns.some((noun) => id === noun)) return `\`${id}\` says what the rule is about, and not what holds.`;
  const [first = ''] = id.split('-');
  const near = closest(first, nouns);
  const hint = near ? `Did you mean \`${near}\`?` : `It can be ${nouns.map((noun) => `\`${noun}\``).join(', ')}.`;
  return `\`${id}\` does not begin with what the rule is about. ${hint}`;
}
