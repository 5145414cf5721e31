import { type RuleFault, scriptAt } from '../fault.ts';

const identifier = ['identifier'];

export default [
  { kind: 'of a known format', plant: scriptAt(identifier, 'extractScript', ['"', `AKIA${'QYLPMN5HHHFPZAM2'}`, '"']) },
  {
    kind: 'given to a name',
    plant: scriptAt(identifier, 'extractScript', ['clientSecret = "', 'f1c2a9b87d6e45c3a2b1', '"\nclientSecret']),
  },
  {
    kind: 'in a header',
    plant: scriptAt(identifier, 'fallbackHandlerScript', [
      '{ "authorization": "Bearer ',
      '0123456789abcdef0123',
      '" }',
    ]),
  },
] satisfies readonly RuleFault[];
