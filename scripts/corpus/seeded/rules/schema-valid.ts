import { definitionIn, type RuleFault } from '../fault.ts';

export default [
  { kind: 'a misspelt type', plant: definitionIn(['events', '*', 'schema'], { type: 'strng' }, ['type']) },
  {
    kind: 'a type in capitals',
    plant: definitionIn(['actions', '*', 'input', 'schema'], { type: 'Object' }, ['type']),
  },
  { kind: 'a negative length', plant: definitionIn(['states', '*', 'schema'], { minLength: -1 }, ['minLength']) },
  { kind: 'a number as text', plant: definitionIn(['configuration', 'schema'], { maximum: '9' }, ['maximum']) },
  { kind: 'no list', plant: definitionIn(['entities', '*', 'schema'], { required: 'id' }, ['required']) },
  {
    kind: 'no schema',
    plant: definitionIn(['actions', '*', 'output', 'schema'], { properties: { id: 'string' } }, ['properties', 'id']),
  },
  { kind: 'another dialect', plant: definitionIn(['events', '*', 'schema'], { nullable: true }, ['nullable']) },
] satisfies readonly RuleFault[];
