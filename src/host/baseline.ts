import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { openDocument } from '../document/open.ts';
import type { Baseline, PlacedBaseline } from '../engine/baseline.ts';
import { KnownError } from '../engine/known-error.ts';
import { writeText } from './files/write-text.ts';

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
export async function readBaseline(path: string, shown: string): Promise<PlacedBaseline> {
  const text = await textOf(path);
  if (text === undefined) {
    throw new KnownError({ message: `There is no baseline \`${shown}\`.`, hint: '`--update-baseline` writes one.' });
  }
  const positions = await (await openDocument(shown, text, 'json')).positions();
  return {
    baseline: baselineIn(text, shown),
    locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
  };
}

/**
 * The baseline in a file, or undefined where there is none yet.
 * @throws KnownError where the file is no baseline.
 */
export async function findBaseline(path: string, shown: string): Promise<Baseline | undefined> {
  const text = await textOf(path);
  return text === undefined ? undefined : baselineIn(text, shown);
}

export const writeBaseline = (path: string, shown: string, baseline: Baseline): Promise<void> =>
  writeText(path, shown, `${JSON.stringify(baseline, undefined, 2)}\n`);

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

function baselineIn(text: string, shown: string): Baseline {
  const parsed = model.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const hint = 'Delete it, and write it anew with `--update-baseline`.';
  throw new KnownError({ message: `\`${shown}\` is not a baseline of hublint.`, hint });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
