import { parse } from '@babel/parser';
import { expect, it } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { Client } from './client.ts';

const action = (at: number): string => `    bookPlace${at}: {
      title: 'Book a place',
      description: 'Books a place on ferry ${at} for a traveller.',
      input: { schema: z.object({
        traveller: z.string().min(1).max(80).title('Traveller').describe('Who travels on ferry ${at}'),
        seats: z.number().int().optional().title('Seats').describe('How many seats are booked'),
      }) },
      output: { schema: z.object({}) },
    },
`;

/** A definition of about 100 KB. */
const definition = `import { IntegrationDefinition, z } from '@botpress/sdk';

export default new IntegrationDefinition({
  name: 'ferry-desk',
  version: '1.0',
  actions: {
${Array.from({ length: 260 }, (_, at) => action(at)).join('')}  },
});
`;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

it('shows the result of a keystroke in a small multiple of the parsing time', {
  timeout: 120_000,
}, async () => {
  const file = 'integration.definition.ts';
  const client = await new Client(folderWith({})).start();
  await client.open(file, definition);
  await client.until(() => client.shown(file).length > 0);
  const [typed, parsed]: number[][] = [[], []];
  for (let at = 0; at < 25; at++) {
    const text = definition.replace('Book a place', `Book a place${'e'.repeat(at)}`);
    const version = at + 2;
    const keystroke = async () => {
      await client.change(file, text);
      await client.until(() => client.published.get(client.uri(file))?.version === version);
    };
    typed?.push(await timed(keystroke));
    parsed?.push(
      await timed(() => parse(text, { sourceType: 'module', plugins: ['typescript'], errorRecovery: true })),
    );
  }
  expect(definition.length).toBeGreaterThan(100_000);
  const ratio = median(typed ?? []) / median(parsed ?? []);
  // 15 to 35 were measured with several processes on two cores.
  expect(ratio).toBeLessThan(60);
});
