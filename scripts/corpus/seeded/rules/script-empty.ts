import { find, put, type RuleFault } from '../fault.ts';

const script = (kind: string, holder: readonly string[], name: string, text: string): RuleFault => ({
  kind: `${kind}, ${name}`,
  plant: (manifest) => {
    const path = find(manifest, holder);
    return path && put(manifest, [...path, name], text);
  },
});

export default [
  script('nothing', ['identifier'], 'extractScript', ''),
  script('spaces', ['configuration', 'identifier'], 'linkTemplateScript', ' '),
  script('comments', ['identifier'], 'fallbackHandlerScript', '# to be written'),
] satisfies readonly RuleFault[];
