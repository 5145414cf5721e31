import { find, put, type RuleFault } from '../fault.ts';

const scripts = { identifierExtractScript: '.sender', messageExtractScript: '.text' };

export default [
  {
    kind: 'scripts without a configuration',
    plant: (manifest) =>
      find(manifest, ['configurations', 'sandbox']) || find(manifest, ['sandbox'])
        ? undefined
        : { ...put(manifest, ['sandbox'], scripts), at: { path: ['sandbox'], on: 'key' } },
  },
  {
    kind: 'one script without the other',
    plant: (manifest) =>
      find(manifest, ['configurations', 'sandbox']) && {
        ...put(manifest, ['sandbox'], { messageExtractScript: '.text' }),
        at: { path: ['sandbox'], on: 'key' },
      },
  },
  {
    kind: 'a configuration without scripts',
    form: 'record',
    plant: (manifest) =>
      find(manifest, ['configurations', 'sandbox']) && {
        ...put(manifest, ['sandbox'], undefined),
        at: { path: ['configurations', 'sandbox'], on: 'key' },
      },
  },
] satisfies readonly RuleFault[];
