import { meantBy } from '../data/closest.ts';

/** What the parts of a manifest are called by others who describe actions, events and forms. */
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

/** The one of some properties that a name most likely meant: one that is spelled nearly so, or means the same elsewhere. */
export function meantProperty(name: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  return meantBy(name, all) ?? all.find((candidate) => synonyms[candidate]?.split(' ').includes(name));
}
