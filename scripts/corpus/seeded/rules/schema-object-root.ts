import { find, put, type RuleFault } from '../fault.ts';

const typeOf = (pattern: readonly string[], type: unknown): RuleFault => ({
  kind: `${JSON.stringify(type)}, of ${pattern.join('.')}`,
  plant: (manifest) => {
    const path = find(manifest, [...pattern, 'schema', 'type']);
    return path && put(manifest, path, type);
  },
});

export default [
  typeOf(['configuration'], 'array'),
  typeOf(['configurations', '*'], 'string'),
  typeOf(['states', '*'], ['object', 'null']),
  typeOf(['events', '*'], 'string'),
  typeOf(['actions', '*', 'input'], ['object', 'string']),
  typeOf(['actions', '*', 'output'], 'null'),
  typeOf(['channels', '*', 'messages', '*'], 'string'),
] satisfies readonly RuleFault[];
