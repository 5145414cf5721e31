import fc from 'fast-check';
import { type Path, partOf } from '../../src/data/path.ts';
import { changed, pathsOf } from './change.ts';

/** Strings around the limits, within and beyond the BMP, and dates that are almost valid. */
const texts = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(0, 1, 27, 28, 36, 37, 64, 65, 200, 201, 256, 257, 2000, 2001),
      fc.constantFrom('x', '📦', '\ud83d'),
    )
    .map(([length, character]) => character.repeat(length)),
  fc.constantFrom('public', 'private', 'Public', 'approved', 'published', 'user', 'conversation', 'integration', 'bot'),
  fc.constantFrom(
    '2025-03-04T09:30:00Z',
    '2025-03-04T09:30:00.123456+02:00',
    '2024-02-29T23:59:59-23:59',
    '2025-02-29T09:30:00Z',
    '2025-03-04T09:30Z',
    '2025-03-04T09:30:00',
    '2025-03-04 09:30:00Z',
    '2025-03-04t09:30:00z',
    '2016-12-31T23:59:60Z',
    '2025-03-04T24:00:00Z',
    '2025-03-04T09:30:00+0200',
    '2025-03-04T09:30:00+02',
    '2025-03-04T09:30:00Z\n',
    '0000-02-29T00:00:00Z',
    '2025-13-01T00:00:00Z',
    '2025-03-04',
    'yesterday',
  ),
  fc.string(),
);

const names = fc.oneof(
  fc.constantFrom(
    'title',
    'description',
    'schema',
    'name',
    'tags',
    'creation',
    'identifier',
    'input',
    'id',
    'ui',
    '$schema',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', ''),
  fc.string(),
);

const values = fc.oneof(
  { weight: 3, arbitrary: texts },
  fc.constantFrom(null, true, false, 0, -0, 1, 1.5, -1e308, 2 ** 53),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(names, fc.oneof(texts, fc.constant({}), fc.constant(null), fc.constant({ schema: {} })), {
    maxKeys: 3,
  }),
);

export type Mutation = (manifest: unknown) => unknown;

/** Returns a path in the manifest, except the root and the insides of schemas. */
const pick = (paths: readonly Path[], at: number): Path => paths[1 + (at % (paths.length - 1))] ?? [];

const textsOf = (manifest: unknown) =>
  pathsOf(manifest).filter((path) => path.length === 0 || typeof partOf(manifest, path) === 'string');

/** A change: another string, another value, a removed or added property, or another name. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), texts).map(
    ([at, text]): Mutation =>
      (manifest) =>
        changed(manifest, pick(textsOf(manifest), at), text),
  ),
  fc.tuple(fc.nat(), values).map(
    ([at, value]): Mutation =>
      (manifest) =>
        changed(manifest, pick(pathsOf(manifest), at), value),
  ),
  fc.nat().map(
    (at): Mutation =>
      (manifest) =>
        changed(manifest, pick(pathsOf(manifest), at), undefined),
  ),
  fc.tuple(fc.nat(), names, values).map(
    ([at, name, value]): Mutation =>
      (manifest) =>
        changed(manifest, [...pick(pathsOf(manifest), at).slice(0, -1), name], value),
  ),
  fc.tuple(fc.nat(), names).map(
    ([at, name]): Mutation =>
      (manifest) => {
        const path = pick(pathsOf(manifest), at);
        const named = changed(manifest, [...path.slice(0, -1), name], partOf(manifest, path));
        return changed(named, path, undefined);
      },
  ),
);
