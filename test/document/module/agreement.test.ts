import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { disagreements } from './disagreements.ts';
import { definition, open } from './memory.ts';
import { ProgramWriter } from './programs.ts';
import { random } from './random.ts';

/** Returns the result of running a program; undefined if it throws. */
function run(text: string, result: string, X: string | undefined): unknown {
  try {
    const json = runInNewContext(`${text}\nJSON.stringify(${result})`, { process: { env: { X } } }, { timeout: 1000 });
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

async function compare(writer: ProgramWriter): Promise<{ readonly known: number; readonly told: readonly string[] }> {
  const { text, names } = writer.write();
  const result = `{ ${names.join(', ')} }`;
  const outcomes = ['one', '', undefined].map((X) => run(text, result, X)).filter((outcome) => outcome !== undefined);
  const { data, unknowns, faults } = await open(definition(`attributes: ${result}`, text));
  if (outcomes.length === 0 || faults.length > 0) return { known: 0, told: [] };
  const inside = unknowns.filter(({ path }) => path[0] === 'attributes');
  const listed = new Set(inside.map(({ path, extent }) => `${path.slice(1).join('.')} ${extent}`));
  const told = outcomes.flatMap((ran) => [...disagreements(data?.attributes, ran, [], listed)]);
  return { known: Object.keys(data?.attributes ?? {}).length, told: told.map((line) => `${line}\n${text}`) };
}

test('the static result of a program is the result of running it', { timeout: 120_000 }, async () => {
  const writer = new ProgramWriter(random(20_260_801));
  let known = 0;
  for (let round = 0; round < 1500; round += 1) {
    const outcome = await compare(writer);
    expect(outcome.told[0]).toBeUndefined();
    known += outcome.known;
  }
  expect(known).toBeGreaterThan(3000);
});
