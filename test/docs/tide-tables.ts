/** An integration with public versions in the test hub. */
const definition = `import { IntegrationDefinition, z } from '@botpress/sdk';

export default new IntegrationDefinition({
  name: 'coastal/tide-tables',
  version: 'v2.1.0',
  title: 'Tide Tables',
  description: 'Tells when the tide is in at any harbour of the coast.',
  icon: 'icon.svg',
  readme: 'hub.md',
  attributes: { category: 'Tourism' },
  secrets: { ALMANAC_KEY: { description: 'The key of the almanac' } },
  actions: {
    getTides: {
      title: 'Get tides',
      description: 'High and low water at a harbour on one day',
      input: {
        schema: z.object({
          harbour: z.string().title('Harbour'),
          day: z.string().title('Day').describe('The day to look up'),
        }),
      },
      output: {
        schema: z.object({
          highWater: z.array(z.string()).title('High water').describe('When the water is high'),
        }),
      },
    },
  },
  states: {
    watch: {
      type: 'conversation',
      schema: z.object({
        harbour: z.string().title('Harbour').describe('The harbour that is watched'),
        warnAt: z.number().min(0).title('Warn at').describe('From which height on, in metres'),
      }),
    },
  },
  entities: {
    harbour: {
      title: 'Harbour',
      description: 'A place with a tide gauge',
      schema: z.object({ name: z.string().title('Name').describe('What the harbour is called') }),
    },
  },
});
`;

const readme = `# Tide Tables

Tells when the tide is in at any harbour of the coast, so that bots can plan around it. Choose the harbours in the configuration.
`;

export const tideTables = {
  'integration.definition.ts': definition,
  'hub.md': readme,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 16h20v2H2z"/></svg>\n',
  'samples/spring-tide.json': '{\n  "harbour": "Port Isaac",\n  "date": "2026-03-20"\n}\n',
};
