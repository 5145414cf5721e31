import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Path } from '../../../src/data/path.ts';
import type { Document } from '../../../src/document/document.ts';
import { mutated } from '../../fuzz/mutated.ts';
import { temporaryFolder } from '../../temporary.ts';
import { entry, open } from './memory.ts';
import { parcels } from './parcels.ts';
import { random } from './random.ts';

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    yield* pathsIn(part, [...path, Array.isArray(value) ? Number(name) : name]);
}

async function exercised(document: Document): Promise<void> {
  const positions = await document.positions();
  JSON.stringify(document);
  for (const path of [...pathsIn(document.data)].slice(0, 100)) {
    for (const on of ['key', 'value'] as const) {
      const { file, start, end } = positions.locate({ path, on, span: [0, 1] });
      expect(positions.sources.has(file)).toBe(true);
      expect(end.line > start.line || (end.line === start.line && end.column >= start.column)).toBe(true);
    }
    positions.edit([{ op: 'set', path, value: 'new' }]);
    positions.edit([{ op: 'remove', path }]);
    positions.edit([{ op: 'rename', path, to: 'newName' }]);
    positions.edit([{ op: 'set', path: [...path, 'title'], value: 'new' }]);
  }
  expect(positions.comments.every(({ text }) => typeof text === 'string')).toBe(true);
}

test('no text makes it throw, and none is executed', { timeout: 120_000 }, async () => {
  const pick = random(20_260_801);
  const names = Object.keys(parcels).filter((name) => /\.(?:ts|json)$/.test(name));
  const read = { whole: 0, faulty: 0 };
  for (let round = 0; round < 2200; round += 1) {
    const files: Record<string, string> = { ...parcels };
    for (let times = 1 + pick(3); times > 0; times -= 1) {
      const name = pick(2) === 0 ? entry : (names[pick(names.length)] ?? entry);
      files[name] = mutated(files[name] ?? '', pick);
    }
    const document = await open(files);
    await exercised(document);
    if (document.faults.length > 0) read.faulty += 1;
    else if (document.data !== undefined) read.whole += 1;
  }
  // The inputs are neither all broken nor all harmless.
  expect(read.whole).toBeGreaterThan(150);
  expect(read.faulty).toBeGreaterThan(500);
  expect('hublintWasHere' in globalThis).toBe(false);
});

test('a definition that writes a file and exits when it is run leaves no trace', async () => {
  const folder = temporaryFolder();
  const trace = join(folder, 'trace');
  const write = `writeFileSync(${JSON.stringify(trace)}, 'run')`;
  const text = `import { writeFileSync } from 'node:fs'
import { IntegrationDefinition, z } from '@botpress/sdk'
${write}
class Depot { static { ${write} } static code = ${write} }
const later = () => { ${write}; process.exit(3) }
export default new IntegrationDefinition({
  name: 'parcels',
  title: [1].map(() => ${write}) && 'Parcels',
  description: (0, eval)(${JSON.stringify(write)}),
  attributes: { a: later(), b: Depot.code, c: new Function(${JSON.stringify(write)})(), d: (() => ${write})(), get e() { return ${write} }, f: \`\${{ toString() { ${write} } }}\` },
  states: { last: { schema: z.lazy(() => { ${write}; return z.object({}) }) } },
  events: require('node:child_process').execSync('touch ' + ${JSON.stringify(trace)}),
})
process.exit(3)`;
  const { data, faults } = await open(text);
  expect(faults.map(({ message }) => message)).toEqual(['`z.lazy()` cannot be published.']);
  expect(data).toMatchObject({ name: 'parcels', title: 'Parcels' });
  expect((await open(text.replace('(0, eval)', 'eval'))).faults.map(({ id }) => id)).toContain('no-definition');
  expect([existsSync(trace), readdirSync(folder)]).toEqual([false, []]);
});
