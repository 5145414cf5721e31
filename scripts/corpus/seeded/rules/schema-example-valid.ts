import { definitionIn, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'one of a list',
    plant: definitionIn(['events', '*', 'schema'], { type: 'string', examples: ['a', 5] }, ['examples', 1]),
  },
  {
    kind: 'a single one',
    plant: definitionIn(['actions', '*', 'output', 'schema'], { type: 'number', example: 'a' }, ['example']),
  },
] satisfies readonly RuleFault[];
