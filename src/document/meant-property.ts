import { meantBy } from '../data/closest.ts';

/** The names that other formats for actions, events and forms use for the parts of a manifest. */
const synonyms: Readonly<Record<string, string>> = {
  title: 'label caption heading displayName',
  description: 'summary details help',
  input: 'params parameters arguments args request',
  output: 'result response returns return',
  schema: 'properties fields shape payload',
  icon: 'logo image',
  readme: 'docs documentation',
  actions: 'operations commands tools functions methods',
  events: 'triggers webhooks',
  secrets: 'credentials',
  configuration: 'settings',
};

/** Returns the property that a name most likely means: one with a similar spelling, or with the same meaning elsewhere. */
export function meantProperty(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  return meantBy(name, all) ?? all.find((candidate) => synonyms[candidate]?.split(' ').includes(name));
}
