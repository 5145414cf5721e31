import type { Document } from '../../src/document/document.ts';
import type { Outcome } from './outcome.ts';
import { type Definition, definitionsAtHand, noCheckout } from './platform.ts';
import { readCorpus } from './read.ts';
import { type Shares, sharesOf } from './static/shares.ts';

export const name = 'definitions that are read, not run, come to what the platform’s CLI sends';

/** The least share of values that are known, without anything installed. */
const wanted = 0.95;

interface Reading {
  readonly name: string;
  readonly document: Document;
  readonly milliseconds: number;
  /** Where the corpus has the same version of it. */
  readonly shares: Shares | undefined;
}

export async function check(shared: string): Promise<Outcome> {
  const definitions = definitionsAtHand();
  if (definitions === undefined) return { ok: true, lines: [noCheckout] };
  const sent = new Map(readCorpus(shared, 'definition').map((manifest) => [manifest.name, manifest.data]));
  const readings: Reading[] = [];
  for (const definition of definitions) {
    readings.push(await reading(definition, sent.get(`definition/${definition.name}.json`)));
  }
  const wrong = readings.flatMap(complaints);
  const total = totalOf(readings);
  const known = total.equal / (total.equal + total.opaque + total.different);
  if (known < wanted) wrong.push(`${percent(known)} of the values are known; ${percent(wanted)} are wanted`);
  return { ok: wrong.length === 0, lines: [...wrong, ...table(readings), ...causes(readings)] };
}

async function reading(definition: Definition, sent: Readonly<Record<string, unknown>> | undefined): Promise<Reading> {
  const start = performance.now();
  const document = await definition.open();
  const milliseconds = performance.now() - start;
  // Who may see it is said on the command line that publishes it.
  const { visibility: _, ...written } = sent ?? {};
  const same = sent !== undefined && document.data?.version === sent.version;
  return { name: definition.name, document, milliseconds, shares: same ? sharesOf(document, written) : undefined };
}

function complaints({ name: definition, document, shares }: Reading): readonly string[] {
  const faults = document.faults.map(({ message }) => `${definition}: ${message}`);
  return [...faults, ...(shares?.different ?? []).map((difference) => `${definition}: ${difference}`)];
}

function totalOf(readings: readonly Reading[]) {
  const compared = readings.flatMap(({ shares }) => shares ?? []);
  const sum = (of: (shares: Shares) => number) => compared.reduce((total, shares) => total + of(shares), 0);
  return {
    files: compared.length,
    equal: sum(({ equal }) => equal),
    opaque: sum(({ opaque }) => opaque),
    different: sum(({ different }) => different.length),
  };
}

function table(readings: readonly Reading[]): readonly string[] {
  const row = (...cells: readonly (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(10))).join('');
  const time = readings.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const { files, equal, opaque, different } = totalOf(readings);
  return [
    row('', 'equal', 'opaque', 'different', 'ms'),
    ...readings.map(({ name: definition, shares, milliseconds }) => {
      const counts = shares ? [shares.equal, shares.opaque, shares.different.length] : ['–', '–', '–'];
      return row(definition, ...counts, milliseconds.toFixed(1));
    }),
    row(`${files} of ${readings.length} compared`, equal, opaque, different, time.toFixed(1)),
    `${percent(equal / (equal + opaque + different))} of the values equal; ${(time / readings.length).toFixed(1)} ms for each definition`,
  ];
}

/** Why values are not known, the most frequent first. */
function causes(readings: readonly Reading[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { document } of readings) {
    for (const { why } of document.unknowns) counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([why, count]) => `not known ${count} times: ${why}`);
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
