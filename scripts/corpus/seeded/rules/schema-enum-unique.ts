import { definitionIn, type RuleFault } from '../fault.ts';

export default [
  { kind: 'texts', plant: definitionIn(['configuration', 'schema'], { enum: ['a', 'b', 'a'] }, ['enum', 2]) },
  { kind: 'objects', plant: definitionIn(['states', '*', 'schema'], { enum: [{ a: 1 }, { a: 1 }] }, ['enum', 1]) },
] satisfies readonly RuleFault[];
