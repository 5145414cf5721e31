import { definitionIn, type RuleFault } from '../fault.ts';

export default [
  {
    kind: 'another type',
    plant: definitionIn(['configuration', 'schema'], { type: 'string', default: 5 }, ['default']),
  },
  {
    kind: 'out of bounds',
    plant: definitionIn(['actions', '*', 'input', 'schema'], { type: 'number', maximum: 3, default: 5 }, ['default']),
  },
  { kind: 'out of a list', plant: definitionIn(['states', '*', 'schema'], { enum: ['a'], default: 'b' }, ['default']) },
  {
    kind: 'inside it',
    plant: definitionIn(['events', '*', 'schema'], { items: { type: 'string' }, default: ['a', 5] }, ['default', 1]),
  },
] satisfies readonly RuleFault[];
