import * as z from 'zod';
import { jsonIn } from '../data/json-in.ts';
import { openDocument } from '../document/open-text.ts';
import type { Baseline, PlacedBaseline } from '../engine/baseline.ts';
import { KnownError } from '../engine/known-error.ts';
import { readNamed, refusals } from './files/read.ts';
import type { OutputFile } from './files/write/write.ts';

const model = z.strictObject({
  version: z.literal(1),
  findings: z.record(
    z.string(),
    z.array(
      z.strictObject({
        rule: z.string(),
        pointer: z.string(),
        fingerprint: z.string(),
        reason: z.string().optional(),
      }),
    ),
  ),
});

/**
 * Reads a baseline file, with the positions of its entries.
 * @throws KnownError if the file does not exist, or is not a baseline.
 */
export async function readBaseline(target: OutputFile): Promise<PlacedBaseline> {
  const text = textOf(target);
  if (text === undefined) {
    throw new KnownError({
      message: `Baseline \`${target.file}\` not found.`,
      hint: '`--update-baseline` writes one.',
    });
  }
  const positions = await (await openDocument(target.file, text, 'json')).positions();
  return {
    baseline: baselineIn(text, target.file),
    locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
  };
}

/**
 * Reads a baseline file; undefined if it does not exist yet.
 * @throws KnownError if the file is not a baseline.
 */
export function findBaseline(target: OutputFile): Baseline | undefined {
  const text = textOf(target);
  return text === undefined ? undefined : baselineIn(text, target.file);
}

/** Returns whether a file is a baseline. */
export function isBaseline({ path }: OutputFile): boolean {
  const read = readNamed(path);
  return 'bytes' in read && model.safeParse(jsonIn(read.bytes.toString('utf8'))).success;
}

export const baselineText = (baseline: Baseline): string => `${JSON.stringify(baseline, undefined, 2)}\n`;

function textOf({ path, file }: OutputFile): string | undefined {
  const read = readNamed(path);
  // Some editors write a byte order mark.
  if ('bytes' in read) return read.bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (read.refusal === 'absent') return undefined;
  throw new KnownError({ message: `The baseline \`${file}\` cannot be read: it ${refusals[read.refusal]}.` });
}

function baselineIn(text: string, shown: string): Baseline {
  const parsed = model.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  const hint = 'Name the baseline file. If this was the baseline, delete it: `--update-baseline` writes a new one.';
  throw new KnownError({ message: `\`${shown}\` is not a hublint baseline.`, hint });
}
