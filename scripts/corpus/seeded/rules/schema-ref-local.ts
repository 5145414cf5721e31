import { definitionIn, type RuleFault } from '../fault.ts';

const inputs = ['actions', '*', 'input', 'schema'];

export default [
  { kind: 'an address', plant: definitionIn(inputs, { $ref: 'https://schemas.example/a.json' }, ['$ref']) },
  { kind: 'a file', plant: definitionIn(inputs, { $ref: '../common.json' }, ['$ref']) },
  { kind: 'nothing there', plant: definitionIn(['events', '*', 'schema'], { $ref: '#/components/x' }, ['$ref']) },
  {
    kind: 'a slip',
    plant: definitionIn(['states', '*', 'schema'], { $ref: '#/definitions/zebraCrosing' }, ['$ref']),
  },
] satisfies readonly RuleFault[];
