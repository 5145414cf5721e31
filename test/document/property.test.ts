import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { Path } from '../../src/data/path.ts';
import { partOf } from '../../src/data/path.ts';
import type { Patch } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { diceOf, jsonOf, manifests, names, values, yamlOf } from './arbitraries.ts';
import { patched, pathsOf } from './patched.ts';
import { applied, textAt } from './texts.ts';

const runs = { numRuns: 250, seed: 1982 };

const syntaxes = [
  {
    file: 'a.json',
    write: (data: unknown, seed: number) => jsonOf(data, diceOf(seed), false),
    parse: (text: string): unknown => JSON.parse(text),
  },
  {
    file: 'a.jsonc',
    write: (data: unknown, seed: number) => jsonOf(data, diceOf(seed), true),
    parse: (text: string): unknown => JSON.parse(text),
  },
  {
    file: 'a.yaml',
    write: (data: unknown, seed: number) => yamlOf(data, diceOf(seed)),
    parse: (text: string): unknown => parseYaml(text),
  },
] as const;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isFaithful = (text: string, data: unknown): boolean => {
  try {
    return JSON.stringify(parseYaml(text)) === JSON.stringify(data);
  } catch {
    return false;
  }
};

/** Block scalars with an indentation indicator, whose meaning depends on the indentation around them. */
const isRelative = (text: string): boolean => /^[|>][-+]?\d/.test(text);

type Wish = readonly [place: number, op: 'set' | 'remove' | 'rename' | 'add', value: unknown, name: string];
const wishes = fc.array(
  fc.tuple(fc.nat(), fc.constantFrom('set', 'remove', 'rename', 'add'), values, names) as fc.Arbitrary<Wish>,
  { minLength: 1, maxLength: 4 },
);

/** Returns patches that do not overlap. */
function patchesOf(data: unknown, wished: readonly Wish[]): readonly Patch[] {
  const places = [...pathsOf(data)];
  const patches: Patch[] = [];
  const taken: Path[] = [];
  const fresh = new Set<string>();
  const isWithin = (inner: Path, outer: Path) => outer.every((step, index) => inner[index] === step);
  for (const [place, op, value, name] of wished) {
    const candidates = op === 'add' ? [[], ...places].filter((path) => !isScalar(partOf(data, path))) : places;
    const target = candidates[place % candidates.length];
    if (target === undefined) continue;
    const owner = op === 'add' ? target : target.slice(0, -1);
    const owning = partOf(data, owner);
    const isNaming = op === 'add' || op === 'rename';
    const step = Array.isArray(owning) ? owning.length : name;
    const path = op === 'add' ? [...target, step] : target;
    if (isNaming && (Object.hasOwn(owning as object, step) || fresh.has(JSON.stringify([owner, step])))) continue;
    if (
      (op === 'rename' && Array.isArray(owning)) ||
      taken.some((other) => isWithin(other, path) || isWithin(path, other))
    )
      continue;
    taken.push(path);
    if (isNaming) fresh.add(JSON.stringify([owner, step]));
    if (op === 'remove') patches.push({ op, path });
    else patches.push(op === 'rename' ? { op, path, to: name } : { op: 'set', path, value });
  }
  return patches;
}

describe.each(syntaxes)('any data in $file', ({ file, write, parse }) => {
  /** Skips texts that the YAML writer itself gets wrong. */
  const written = (data: unknown, seed: number, crlf: boolean): string => {
    const text = crlf ? write(data, seed).replaceAll('\n', '\r\n') : write(data, seed);
    if (file === 'a.yaml') fc.pre(isFaithful(text, data));
    return text;
  };

  it('is read, and every value located parses back to itself', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(manifests, fc.integer(), fc.boolean(), async (data, seed, crlf) => {
      const text = written(data, seed, crlf);
      const document = await openDocument(file, text);
      expect(document.faults).toEqual([]);
      expect(document.data).toEqual(data);
      const positions = await document.positions();
      for (const path of pathsOf(data)) {
        const value = partOf(data, path);
        const place = positions.locate({ path, on: 'value' });
        const spelled = textAt(text, place);
        expect(place.approximate).toBe(false);
        if (isScalar(value) && !isRelative(spelled)) expect(parse(spelled)).toEqual(value);
        const key = textAt(text, positions.locate({ path, on: 'key' }));
        const name = path.at(-1);
        if (typeof name === 'string') expect(String(parseYaml(key, { schema: 'failsafe' }))).toBe(name);
        if (typeof value !== 'string') continue;
        for (let unit = 0; unit < value.length; unit++) {
          const part = positions.locate({ path, on: 'value', span: [unit, unit + 1] });
          expect(part.approximate).toBe(false);
          const character = textAt(text, part);
          if (/^\S$/.test(character)) expect(character).toBe(value[unit]);
        }
      }
    });
    await fc.assert(property, runs);
  });

  it('takes patches, and keeps all else', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(
      manifests,
      fc.integer(),
      fc.boolean(),
      wishes,
      async (data, seed, crlf, wished) => {
        const text = written(data, seed, crlf);
        const patches = patchesOf(data, wished);
        const positions = await (await openDocument(file, text)).positions();
        const edits = positions.edit(patches);
        fc.pre(edits !== undefined);
        const after = applied(text, edits);
        const document = await openDocument(file, after);
        expect(document.faults).toEqual([]);
        const expected = patched(data, patches) as Record<string, unknown>;
        fc.pre(!Object.hasOwn(expected, 'integration'));
        // The order of keys counts; JSON does not preserve a negative zero.
        expect(JSON.stringify(document.data)).toBe(JSON.stringify(expected));
        if (crlf) expect(after).not.toMatch(/[^\r]\n/);
        const left = (await document.positions()).comments.map((comment) => comment.text);
        if (patches.every(({ op, path }) => op !== 'remove' && (op === 'rename' || isScalar(partOf(data, path))))) {
          for (const comment of positions.comments) expect(left).toContain(comment.text);
        }
      },
    );
    await fc.assert(property, runs);
  });
});
