import { definitionIn, type RuleFault } from '../fault.ts';

const one = (name: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
  required: [name],
  additionalProperties: false,
});
const inputs = ['actions', '*', 'input', 'schema'];

export default [
  { kind: 'bounds', plant: definitionIn(inputs, { type: 'number', minimum: 5, maximum: 3 }, ['minimum']) },
  { kind: 'bounds of one type', plant: definitionIn(inputs, { minLength: 5, maxLength: 3 }, ['minLength']) },
  { kind: 'an empty list', plant: definitionIn(['events', '*', 'schema'], { enum: [] }, ['enum']) },
  { kind: 'a constant', plant: definitionIn(['states', '*', 'schema'], { type: 'string', const: 5 }, ['const']) },
  {
    kind: 'all of what excludes itself',
    plant: definitionIn(['actions', '*', 'output', 'schema'], { allOf: [one('a'), one('b')] }, ['allOf']),
  },
  {
    kind: 'none of what is left',
    plant: definitionIn(inputs, { type: 'string', anyOf: [{ type: 'number' }, { const: true }] }, ['anyOf']),
  },
] satisfies readonly RuleFault[];
