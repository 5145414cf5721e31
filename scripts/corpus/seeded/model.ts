import * as z from 'zod';
import type { Form } from '../../../schemas/integration.ts';
import type { Path } from '../../../src/data/path.ts';
import { partOf } from '../../../src/data/path.ts';
import { modelOf, type Schema, unwrapped } from '../../../src/engine/model/schema.ts';
import { type Data, type Fault, find, type Planting, put, take } from './fault.ts';

/** Every kind of fault against the model of a form: each limit, enum, format, type, required and unknown property. */
export const modelFaults = (form: Form): readonly Fault[] =>
  [...faultsIn(modelOf(form), [])].map(({ rule, pattern, detail, plant }) => ({
    rule: `model/${rule}`,
    form,
    kind: `${pattern.join('.')}${detail ?? ''}`,
    plant: (manifest) => {
      const path = placeOf(manifest, pattern);
      return path && plant(manifest, path);
    },
  }));

interface ModelFault {
  readonly rule: string;
  readonly pattern: readonly string[];
  readonly detail?: string;
  /** Undefined where what is there does not lend itself to it. */
  readonly plant: (manifest: Data, path: Path) => Planting | undefined;
}

/** A place where a property is or could be, or where an entry is. */
function placeOf(manifest: Data, pattern: readonly string[]): Path | undefined {
  const name = pattern.at(-1);
  if (name === undefined || name === '*') return find(manifest, pattern);
  const owner = find(manifest, pattern.slice(0, -1));
  return owner && [...owner, name];
}

function* faultsIn(schema: Schema, pattern: readonly string[]): Generator<ModelFault> {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodUnknown) return;
  if (pattern.length > 0) yield* valueFaults(bare, pattern);
  if (bare instanceof z.ZodArray) yield* faultsIn(bare.element, [...pattern, '*']);
  if (bare instanceof z.ZodRecord) yield* faultsIn(bare.valueType, [...pattern, '*']);
  if (!(bare instanceof z.ZodObject)) return;
  yield {
    rule: 'unknown-property',
    pattern: [...pattern, 'wavelength'],
    plant: (manifest, path) => stranger(manifest, path),
  };
  for (const [name, property] of Object.entries(bare.shape)) {
    const place = [...pattern, name];
    if (!(property instanceof z.ZodOptional)) {
      yield { rule: 'required', pattern: place, plant: missing };
      yield { rule: 'unknown-property', pattern: place, detail: ' misspelt', plant: misspelt };
    }
    yield* faultsIn(property, place);
  }
}

function* valueFaults(schema: Schema, pattern: readonly string[]): Generator<ModelFault> {
  const value = (rule: string, wrong: unknown, detail?: string): ModelFault => ({
    rule,
    pattern,
    ...(detail && { detail }),
    plant: (manifest, path) => put(manifest, path, wrong),
  });
  yield value('type', wrongTypeFor(schema));
  if (schema instanceof z.ZodEnum) {
    yield value('enum', 'somewhere');
    yield value('enum', String(schema.options[0]).toUpperCase(), ' in capitals');
  }
  if (schema instanceof z.ZodISODateTime) yield value('format', 'yesterday');
  if (!(schema instanceof z.ZodString)) return;
  const { minLength, maxLength } = schema;
  if (minLength !== null) yield value('too-short', 'x'.repeat(minLength - 1));
  if (maxLength === null) return;
  yield value('too-long', 'x'.repeat(maxLength + 1));
  yield value('too-long', '📦'.repeat(maxLength + 1), ' in astral characters');
}

function wrongTypeFor(schema: Schema): unknown {
  if (schema instanceof z.ZodArray) return {};
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodNumber) return 'yes';
  return schema instanceof z.ZodObject || schema instanceof z.ZodRecord ? [] : 5;
}

const stranger = (manifest: Data, path: Path, value: unknown = 'short'): Planting => ({
  ...put(manifest, path, value),
  at: { path, on: 'key' },
});

const missing = (manifest: Data, path: Path): Planting | undefined =>
  partOf(manifest, path) === undefined ? undefined : take(manifest, path);

/** `schemaa` stands for `schema`: one finding, not two. */
function misspelt(manifest: Data, path: Path): Planting | undefined {
  const value = partOf(manifest, path);
  if (value === undefined) return undefined;
  const name = String(path.at(-1));
  const wrong = [...path.slice(0, -1), name + name.slice(-1)];
  return stranger(take(manifest, path).manifest, wrong, value);
}
