import { definitionIn, type RuleFault } from '../fault.ts';

const unmarked = (name: string): RuleFault => ({
  kind: name,
  plant: definitionIn(
    ['configuration', 'schema'],
    {
      type: 'object',
      properties: { [name]: { type: 'string', description: 'For the carrier', 'x-zui': { title: 'Access' } } },
    },
    ['properties', name],
    'key',
  ),
});

export default ['apiKey', 'password', 'client_secret', 'accessToken', 'privateKey'].map(unmarked);
