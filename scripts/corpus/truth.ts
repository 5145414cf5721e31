import type { Diagnostic } from '../../src/engine/result.ts';
import { lintText } from './lint.ts';
import type { Outcome } from './outcome.ts';
import { readCorpus } from './read.ts';

export const name = 'the preset recommended is no noise on live integrations that were reviewed';

/** A rule that finds fault with a larger share of them is noise, unless its findings are defended. */
const share = 1 / 3;

/** By rule, why what it finds in so many of them is to be mended. */
const defences: Readonly<Record<string, string>> = {};

interface Tally {
  readonly files: Set<string>;
  count: number;
  readonly example: string;
}

export async function check(shared: string): Promise<Outcome> {
  const manifests = readCorpus(shared, 'definition');
  const tallies = new Map<string, Tally>();
  for (const { name: file, text } of manifests) {
    for (const finding of (await lintText('recommended', file, text)).diagnostics) count(tallies, file, finding);
  }
  const most = manifests.length * share;
  const noisy = [...tallies].filter(([rule, { files }]) => files.size > most && !Object.hasOwn(defences, rule));
  const idle = Object.keys(defences).filter((rule) => (tallies.get(rule)?.files.size ?? 0) <= most);
  return {
    ok: noisy.length === 0 && idle.length === 0,
    lines: [
      ...noisy.map(([rule]) => `${rule} finds fault with more than a third of them, and is not defended`),
      ...idle.map((rule) => `${rule} needs no defence any more: take it off the list`),
      ...tableOf(tallies),
      `${manifests.length} integrations; at most ${Math.floor(most)} may have findings of one rule`,
    ],
  };
}

function count(tallies: Map<string, Tally>, file: string, { rule, pointer, message }: Diagnostic): void {
  const tally = tallies.get(rule) ?? {
    files: new Set(),
    count: 0,
    example: `${file}${pointer && ` ${pointer}`}: ${message}`,
  };
  tally.files.add(file);
  tally.count++;
  tallies.set(rule, tally);
}

function* tableOf(tallies: ReadonlyMap<string, Tally>): Generator<string> {
  const width = Math.max(4, ...[...tallies.keys()].map((rule) => rule.length));
  yield `${'rule'.padEnd(width)}  integrations  findings  for example`;
  for (const [rule, { files, count: findings, example }] of [...tallies].sort(byFiles)) {
    const defence = Object.hasOwn(defences, rule) ? ` (${defences[rule]})` : '';
    yield `${rule.padEnd(width)}  ${String(files.size).padStart(12)}  ${String(findings).padStart(8)}  ${example}${defence}`;
  }
}

const byFiles = ([a, { files: ofA }]: [string, Tally], [b, { files: ofB }]: [string, Tally]): number =>
  ofB.size - ofA.size || (a < b ? -1 : 1);
