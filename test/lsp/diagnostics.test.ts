import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { Client } from './client.ts';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

function copyOf(name: string): string {
  const folder = temporaryFolder();
  cpSync(join(examples, name), folder, { recursive: true });
  return folder;
}

it('shows what is found in each file of a definition', { timeout: 60_000 }, async () => {
  const folder = copyOf('parcel-desk');
  const client = await new Client(folder).start();
  await client.open('integration.definition.ts', readFileSync(join(folder, 'integration.definition.ts'), 'utf8'));
  await client.until(() => client.shown('src/actions.ts').length > 0);
  console.log(client.all());
  console.log(await client.actions('integration.definition.ts', 8));
  console.log(
    JSON.stringify(
      await client.ask('textDocument/hover', 'integration.definition.ts', { line: 7, character: 14 }),
    ).slice(0, 300),
  );
  expect(await client.end()).toBe(0);
});
