import { put, type RuleFault } from '../fault.ts';

const prose =
  'Books parcels, follows them and tells the recipient where they are. Ask the desk for an account.\n'.repeat(3);

const readme = (kind: string, text: string): RuleFault => ({
  kind,
  form: 'definition',
  plant: (manifest) => put(manifest, ['readme'], Buffer.from(text).toString('base64')),
});

export default [
  readme('next to nothing', '# Parcels\n\nBooks parcels.\n'),
  readme('the template', `# Parcels\n\n> Describe the integration's purpose.\n\n${prose}`),
  readme('a placeholder', `# Parcels\n\n${prose}\n\n## Usage\n\nTODO\n`),
  { kind: 'not encoded', form: 'definition', plant: (manifest) => put(manifest, ['readme'], `# Parcels\n\n${prose}`) },
] satisfies readonly RuleFault[];
