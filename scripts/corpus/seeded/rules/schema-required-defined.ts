import { definitionIn, type RuleFault } from '../fault.ts';

const properties = { total: { type: 'number' } };
const closed = { type: 'object', properties, additionalProperties: false };

export default [
  {
    kind: 'impossible',
    plant: definitionIn(['actions', '*', 'input', 'schema'], { ...closed, required: ['horse'] }, ['required', 0]),
  },
  {
    kind: 'misspelt',
    plant: definitionIn(['events', '*', 'schema'], { ...closed, required: ['total', 'totl'] }, ['required', 1]),
  },
  {
    kind: 'where others are allowed',
    plant: definitionIn(['actions', '*', 'output', 'schema'], { properties, required: ['horse'] }, ['required', 0]),
  },
] satisfies readonly RuleFault[];
