import type { Path } from '../../../src/data/path.ts';
import { updateBaseline } from '../../../src/engine/baseline.ts';
import type { Diagnostic, FileResult } from '../../../src/engine/result.ts';
import { changed } from '../../../test/schemas/change.ts';
import { found, lint, type Recording, reported, type Tried, textAt } from './recording.ts';

const mended = 10;

interface Inherited extends Pick<Diagnostic, 'rule' | 'path' | 'pointer' | 'fingerprint'> {
  readonly file: string;
}

/** As many entries as findings were mended are stale, and an update takes out those and no other. */
export async function mendings(recording: Recording): Promise<Tried> {
  const chosen = tenOf(recording);
  const results = await lintMended(recording, chosen);
  const news = reported(recording, results);
  const complaints = [
    ...news.filter(({ rule }) => rule !== 'baseline/stale').map((one) => `mending reports ${found(one)}`),
    ...chosen.flatMap((one) => staleOnce(recording, one, news)),
  ];
  if (news.length !== mended) complaints.push(`mending ${mended} findings reports ${news.length}`);
  const updated = updateBaseline(recording.baseline, results);
  if (updated.recorded !== recording.recorded - mended) complaints.push(`an update then holds ${updated.recorded}`);
  const left = reported({ ...recording, baseline: updated.baseline }, results);
  complaints.push(...left.map((one) => `after an update, there is ${found(one)}`));
  return { complaints, tried: `${mended} findings mended, as many stale` };
}

/** Findings of missing texts, from all over the manifests. */
function tenOf({ results }: Recording): readonly Inherited[] {
  const all = results.flatMap(({ file, diagnostics }) => diagnostics.map((one) => ({ ...one, file })));
  const mendable = all.filter(({ rule }) => textOwed(rule) !== undefined);
  return Array.from({ length: mended }, (_, index) => mendable[Math.floor((index * mendable.length) / mended)]).filter(
    (one) => one !== undefined,
  );
}

/** Where the text is to stand that a rule misses, from the place of its finding. */
function textOwed(rule: string): Path | undefined {
  const [, noun, kind] = /^(\w+)-(title|description)-required$/.exec(rule) ?? [];
  if (kind === undefined) return undefined;
  return noun === 'field' && kind === 'title' ? ['x-zui', 'title'] : [kind];
}

async function lintMended({ preset, manifests, results }: Recording, chosen: readonly Inherited[]) {
  const after: FileResult[] = [];
  for (const [index, { name, data }] of manifests.entries()) {
    const own = chosen.filter(({ file }) => file === name);
    const text = own.reduce<unknown>(
      (mending, { rule, path }) => changed(mending, [...path, ...(textOwed(rule) ?? [])], 'Weight when it was sent'),
      data,
    );
    const result = own.length === 0 ? results[index] : await lint(preset, name, JSON.stringify(text));
    if (result) after.push(result);
  }
  return after;
}

/** The entry of a mended finding is reported where it stands in the baseline's file. */
function staleOnce(recording: Recording, { rule, pointer, fingerprint }: Inherited, news: readonly Diagnostic[]) {
  const stale = news.filter((one) => one.fingerprint === `stale-${fingerprint}`);
  const [entry] = stale;
  if (entry === undefined || stale.length > 1) return [`${rule}, mended at ${pointer}, is stale ${stale.length} times`];
  const written: unknown = JSON.parse(textAt(recording, entry.location));
  const same = JSON.stringify(written) === JSON.stringify({ rule, pointer, fingerprint });
  return same ? [] : [`the stale entry of ${rule} at ${pointer} is placed at ${JSON.stringify(written)}`];
}
