import { find, put, type RuleFault } from '../fault.ts';

const nearlyTooLong = (owner: readonly string[], name: string): RuleFault => ({
  kind: `near, ${[...owner, name].join('.')}`,
  plant: (manifest) => {
    const path = find(manifest, owner);
    return path && put(manifest, [...path, name], `.body # ${'x'.repeat(1_980)}`);
  },
});

export default [
  nearlyTooLong(['identifier'], 'extractScript'),
  nearlyTooLong(['identifier'], 'fallbackHandlerScript'),
  nearlyTooLong(['configuration', 'identifier'], 'linkTemplateScript'),
  nearlyTooLong(['configurations', '*', 'identifier'], 'linkTemplateScript'),
  nearlyTooLong(['sandbox'], 'identifierExtractScript'),
  nearlyTooLong(['sandbox'], 'messageExtractScript'),
] satisfies readonly RuleFault[];
