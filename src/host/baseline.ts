import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod';
import { openDocument } from '../document/open.ts';
import type { Baseline, PlacedBaseline } from '../engine/baseline.ts';
import { KnownError } from '../engine/known-error.ts';

const model = z.strictObject({
  version: z.literal(1),
  findings: z.record(
    z.string(),
    z.array(z.strictObject({ rule: z.string(), pointer: z.string(), fingerprint: z.string() })),
  ),
});

/**
 * The baseline in a file, with the places of its entries.
 * @throws KnownError where there is no such file, or it is no baseline.
 */
export async function readBaseline(file: string, cwd: string): Promise<PlacedBaseline> {
  const text = await readFile(resolve(cwd, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new KnownError({ message: `There is no baseline \`${file}\`.`, hint: '`--update-baseline` writes one.' });
  }
  const parsed = model.safeParse(parse(text));
  if (!parsed.success) {
    const hint = 'Delete it, and write it anew with `--update-baseline`.';
    throw new KnownError({ message: `\`${file}\` is not a baseline of hublint.`, hint });
  }
  const positions = await (await openDocument(file, text, 'json')).positions();
  return {
    baseline: parsed.data,
    locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
  };
}

export async function writeBaseline(file: string, cwd: string, baseline: Baseline): Promise<void> {
  await writeFile(resolve(cwd, file), `${JSON.stringify(baseline, undefined, 2)}\n`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
