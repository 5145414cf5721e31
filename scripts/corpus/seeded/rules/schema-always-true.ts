import { definitionIn, type RuleFault } from '../fault.ts';

const open = { type: 'object', properties: { anything: { description: 'Whatever it is' } } };
const place = ['properties', 'anything'];

export default [
  { kind: 'of a state', plant: definitionIn(['states', '*', 'schema'], open, place, 'key') },
  { kind: 'of a configuration', plant: definitionIn(['configuration', 'schema'], open, place, 'key') },
] satisfies readonly RuleFault[];
