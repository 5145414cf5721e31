import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Path, partOf } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import type { Document } from '../../src/document/document.ts';
import { fixManifest, type Overlay } from '../../src/engine/fix.ts';
import type { Linted } from '../../src/engine/lint.ts';
import type { FileResult } from '../../src/engine/result/result.ts';
import { pathsIn } from '../../src/testing/variants.ts';
import { changed } from '../schemas/change.ts';
import { readCorpus } from './corpus.ts';
import { lintFor, lintText, lintUnder, onlyRule } from './lint.ts';
import { type Found, isAbout, slicesOf } from './typescript/about.ts';
import { type Definition, definitions, describeDefinitions } from './typescript/platform.ts';
import { sharesOf } from './typescript/shares.ts';

/** The minimum share of known values, with nothing installed. */
const wanted = 0.95;
const [sampled, seed] = [60, 20250304];

describeDefinitions('a real definition in TypeScript that is evaluated statically', () => {
  test('equals nearly all of what the platform’s CLI sends', async () => {
    let [equal, all] = [0, 0];
    for (const { name, document, sent } of await versionsInBoth()) {
      // The visibility is set on the command line that publishes the integration.
      const { visibility: _, ...written } = sent.data;
      const shares = sharesOf(document, written);
      expect(shares.different, name).toEqual([]);
      equal += shares.equal;
      all += shares.equal + shares.opaque;
    }
    expect(equal / all).toBeGreaterThan(wanted);
  });

  test('has no fault of syntax', async () => {
    for (const { name, open } of definitions()) expect((await open()).faults, name).toEqual([]);
  });

  test.each(['recommended', 'strict'])(
    'has the findings of its JSON under %s, except in unknown parts',
    async (preset) => {
      for (const { name, document, sent } of await versionsInBoth()) {
        const read = subjectsOf(await lintUnder([preset], document));
        const json = subjectsOf(await lintText(preset, sent.name, sent.text));
        expect(
          [...read.keys()].filter((subject) => !json.has(subject)),
          name,
        ).toEqual([]);
        const unread = [...json].filter(
          ([subject, path]) => !read.has(subject) && !isUnknown(document, path) && !isOfOthers(document, path),
        );
        expect(
          unread.map(([subject]) => subject),
          name,
        ).toEqual([]);
      }
    },
  );

  test(`has each finding at its own text: ${sampled} of all (seed ${seed})`, async () => {
    const all: Found[] = [];
    for (const definition of definitions()) {
      const { data, ...document } = await definition.open();
      const { diagnostics, sources } = await lintUnder(['strict', 'bp-lint'], { data, ...document });
      const placed = diagnostics.filter(({ rule }) => rule !== 'syntax/opaque');
      all.push(...placed.map((finding) => ({ finding, definition, sources, data })));
    }
    const size = { minLength: sampled, maxLength: sampled };
    const [sample = []] = fc.sample(fc.shuffledSubarray(all, size), { numRuns: 1, seed });
    for (const found of sample)
      expect(await isAbout(found), `${found.finding.rule} at ${found.finding.pointer}`).toBe(true);
  });

  test('is unchanged after a space that was added to one of its strings is trimmed', async () => {
    let count = 0;
    for (const definition of definitions()) {
      for (const planting of await padded(definition)) {
        const { changes } = await fixManifest({
          lint: (overlay) => trimmable(definition, planting, overlay),
          unsafe: true,
        });
        const { file, text: before, source: after } = planting;
        expect(changes).toEqual([{ file, before, after }]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(definitions().length);
  });
});

/** Returns the definitions with the same version as in the corpus. */
async function versionsInBoth() {
  const all = new Map(definitions().map((definition) => [`definition/${definition.name}.json`, definition]));
  const both = [];
  for (const sent of readCorpus('definition')) {
    const document = await all.get(sent.name)?.open();
    expect(document?.data?.version, sent.name).toBe(sent.data.version);
    if (document) both.push({ name: sent.name, document, sent });
  }
  return both;
}

const subjectsOf = ({ diagnostics }: FileResult): ReadonlyMap<string, Path> =>
  new Map(
    diagnostics
      .filter(({ rule }) => rule !== 'syntax/opaque')
      .flatMap(({ rule, also = [], ...first }) =>
        [first, ...also].map(({ pointer, path }): [string, Path] => [`${rule} ${pointer}`, path]),
      ),
  );

/** In JSON it is not known what the SDK or an interface has added. */
const isOfOthers = (document: Document, path: Path): boolean => document.isForeign?.({ path, on: 'value' }) === true;

/** Whether the location of a finding is, is in, or contains an unknown part. */
const isUnknown = ({ unknowns }: Document, path: Path): boolean =>
  unknowns.some((unknown) => {
    const shared = Math.min(unknown.path.length, path.length);
    return path.slice(0, shared).every((step, index) => String(step) === String(unknown.path[index]));
  });

interface Padded {
  readonly path: Path;
  readonly file: string;
  readonly source: string;
  readonly text: string;
}

/** Returns two strings of the integration and its actions that are literals in the source, each with a space added. */
async function padded({ open }: Definition): Promise<readonly Padded[]> {
  const { data, positions } = await open();
  const places = await positions();
  const found: Padded[] = [];
  for (const path of pathsIn(data)) {
    if (!/^(title|description)$/.test(String(path.at(-1))) || path.length > 3 || found.length === 2) continue;
    const location = places.locate({ path, on: 'value' });
    const { before, text: literal, after } = slicesOf(places.sources, location);
    const { file } = location;
    if (location.approximate || !/^(['"]).*\S\1$/.test(literal)) continue;
    const text = `${before}${literal.slice(0, -1)} ${literal.at(-1)}${after}`;
    // The literal may also be used elsewhere, or transformed.
    const read = await open(new Map([[file, text]]));
    const wanted = changed(data, path, `${partOf(data, path)} `);
    if (isDeepStrictEqual(read.data, wanted)) found.push({ path, file, source: before + literal + after, text });
  }
  return found;
}

async function trimmable({ open }: Definition, { file, text, path }: Padded, overlay: Overlay): Promise<Linted> {
  const { result, ...linted } = await lintFor(
    await open(new Map([[file, text], ...overlay])),
    onlyRule('text-trimmed'),
  );
  const pointer = pointerOf(path);
  const diagnostics = result.diagnostics.filter((one) => one.pointer === pointer);
  return { ...linted, result: { ...result, diagnostics } };
}
