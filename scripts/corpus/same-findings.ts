import fc from 'fast-check';
import type { Path } from '../../src/data/path.ts';
import type { Document } from '../../src/document/document.ts';
import type { Diagnostic, FileResult } from '../../src/engine/result.ts';
import { lintText, lintUnder } from './lint.ts';
import type { Outcome } from './outcome.ts';
import { type Definition, definitionsAtHand, noCheckout } from './platform.ts';
import { type Manifest, readCorpus } from './read.ts';
import { type Found, isAbout, slicesOf } from './same-findings/about.ts';

export const name = 'a definition in TypeScript has the findings of its JSON, each at its own text';

const presets = ['recommended', 'strict'];
const sampled = 60;
const seed = 20250304;

export async function check(shared: string): Promise<Outcome> {
  const definitions = definitionsAtHand();
  if (definitions === undefined) return { ok: true, lines: [noCheckout] };
  const compared = await comparison(readCorpus(shared, 'definition'), definitions);
  const placed = await placement(definitions);
  const wrong = [...compared.wrong, ...placed.wrong];
  return { ok: wrong.length === 0, lines: [...wrong, ...compared.counts, ...placed.counts] };
}

interface Part {
  readonly wrong: readonly string[];
  readonly counts: readonly string[];
}

async function comparison(manifests: readonly Manifest[], definitions: readonly Definition[]): Promise<Part> {
  const wrong: string[] = [];
  const counts: string[] = [];
  for (const preset of presets) {
    let [both, unknown, files] = [0, 0, 0];
    for (const { name: file, text, data } of manifests) {
      const definition = definitions.find((one) => file === `definition/${one.name}.json`);
      const document = await definition?.open();
      if (document === undefined || document.data?.version !== data.version) {
        wrong.push(`${file}: the checkout has ${document?.data?.version ?? 'nothing'} where it is ${data.version}`);
        continue;
      }
      files++;
      const read = summary(await lintUnder([preset], document));
      for (const [subject, { path }] of summary(await lintText(preset, file, text))) {
        if (read.delete(subject)) both++;
        else if (isUnknown(document, path)) unknown++;
        else wrong.push(`${preset}: ${file}: only in JSON: ${subject}`);
      }
      wrong.push(...[...read.keys()].map((subject) => `${preset}: ${file}: only in TypeScript: ${subject}`));
    }
    counts.push(`${preset}: ${both} findings in both of ${files} definitions, ${unknown} in what is not known`);
  }
  return { wrong, counts };
}

const summary = ({ diagnostics }: FileResult): Map<string, Diagnostic> =>
  new Map(diagnostics.map((diagnostic) => [`${diagnostic.rule} ${diagnostic.pointer}`, diagnostic]));

/** Whether what a finding is about is, lies in or holds a part that is not known. */
const isUnknown = ({ unknowns }: Document, path: Path): boolean =>
  unknowns.some((unknown) => {
    const shared = Math.min(unknown.path.length, path.length);
    return path.slice(0, shared).every((step, index) => String(step) === String(unknown.path[index]));
  });

async function placement(definitions: readonly Definition[]): Promise<Part> {
  const all: Found[] = [];
  for (const definition of definitions) {
    const document = await definition.open();
    const { diagnostics, sources } = await lintUnder(['strict', 'bp-lint'], document);
    all.push(...diagnostics.map((finding) => ({ ...finding, definition, sources, data: document.data })));
  }
  const size = Math.min(sampled, all.length);
  const [sample = []] = fc.sample(fc.shuffledSubarray(all, { minLength: size, maxLength: size }), { numRuns: 1, seed });
  const wrong: string[] = [];
  for (const finding of sample) if (!(await isAbout(finding))) wrong.push(misplaced(finding));
  return {
    wrong,
    counts: [`${size} of ${all.length} findings in ${definitions.length} definitions looked at, seed ${seed}`],
  };
}

function misplaced({ rule, pointer, location, sources }: Found): string {
  const place = `${location.file}:${location.start.line}:${location.start.column}`;
  return `${place}: ${rule} is about ${pointer}, not about ${JSON.stringify(slicesOf(sources, location).text.slice(0, 80))}`;
}
