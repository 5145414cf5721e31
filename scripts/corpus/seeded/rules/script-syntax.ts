import { type RuleFault, scriptAt } from '../fault.ts';

const identifier = ['identifier'];
const link = ['configuration', 'identifier'];

export default [
  { kind: 'an end too early', plant: scriptAt(identifier, 'extractScript', ['parse_json!(.bod', 'y', '']) },
  {
    kind: 'a failure that is not handled',
    plant: scriptAt(identifier, 'fallbackHandlerScript', ['# “ü” 😀\n', 'to_string(.body)', '\n']),
  },
  {
    kind: 'an unknown function',
    plant: scriptAt(link, 'linkTemplateScript', ['body = .body\n"é" + ', 'shout', '(body)']),
  },
  {
    kind: 'a warning',
    plant: scriptAt(link, 'linkTemplateScript', ['', 'unused', ' = to_string!(.env)\n"https://parcels.example"']),
  },
] satisfies readonly RuleFault[];
