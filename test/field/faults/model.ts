import * as z from 'zod';
import type { Form } from '../../../schemas/integration.ts';
import type { Data } from '../../../src/data/objects.ts';
import { type Path, partOf } from '../../../src/data/path.ts';
import type { Target } from '../../../src/document/document.ts';
import { changed } from '../../schemas/change.ts';
import { modelOf, type Schema, unwrapped } from './zod-model.ts';

/** A manifest with a fault, and the location where it must be found. */
export interface Planting {
  readonly manifest: Data;
  readonly at: Target;
}

/** A kind of model fault at a kind of location; undefined if a manifest has no such location. */
export interface ModelFault {
  readonly rule: string;
  readonly kind: string;
  readonly plant: (manifest: Data) => Planting | undefined;
}

type Plant = (manifest: Data, path: Path) => Planting | undefined;

/** Returns all kinds of model faults of a form: each limit, enum, format, type, required and unknown property. */
export const modelFaults = (form: Form): readonly ModelFault[] => [...faultsIn(modelOf(form), [])];

function* faultsIn(schema: Schema, pattern: readonly string[]): Generator<ModelFault> {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodUnknown) return;
  if (pattern.length > 0) yield* valueFaults(bare, pattern);
  if (bare instanceof z.ZodArray) yield* faultsIn(bare.element, [...pattern, '*']);
  if (bare instanceof z.ZodRecord) yield* faultsIn(bare.valueType, [...pattern, '*']);
  if (!(bare instanceof z.ZodObject)) return;
  yield faultAt('unknown-property', [...pattern, 'wavelength'], '', (manifest, path) => stranger(manifest, path));
  for (const [name, property] of Object.entries(bare.shape)) {
    const place = [...pattern, name];
    if (!(property instanceof z.ZodOptional)) {
      yield faultAt('required', place, '', missing);
      yield faultAt('unknown-property', place, ' misspelt', misspelt);
    }
    yield* faultsIn(property, place);
  }
}

function* valueFaults(schema: Schema, pattern: readonly string[]): Generator<ModelFault> {
  const value = (rule: string, wrong: unknown, detail = '') =>
    faultAt(rule, pattern, detail, (manifest, path) => put(manifest, path, wrong));
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

const faultAt = (rule: string, pattern: readonly string[], detail: string, plant: Plant): ModelFault => ({
  rule: `model/${rule}`,
  kind: `${pattern.join('.')}${detail}`,
  plant: (manifest) => {
    const name = pattern.at(-1);
    const path = name === '*' ? placeOf(manifest, pattern) : placeOf(manifest, pattern.slice(0, -1));
    return path && plant(manifest, name === undefined || name === '*' ? path : [...path, name]);
  },
});

/** Returns the first path in a manifest that matches a pattern; `*` matches any entry of a map or list. */
function placeOf(manifest: unknown, [step, ...rest]: readonly string[]): Path | undefined {
  if (step === undefined) return [];
  if (typeof manifest !== 'object' || manifest === null) return undefined;
  const keys = Array.isArray(manifest) ? [...manifest.keys()] : Object.keys(manifest);
  for (const key of keys) {
    const below = step === '*' || key === step ? placeOf(partOf(manifest, [key]), rest) : undefined;
    if (below) return [key, ...below];
  }
  return undefined;
}

const put = (manifest: Data, path: Path, value: unknown): Planting => ({
  // A changed object is still an object.
  manifest: changed(manifest, path, value) as Data,
  at: { path, on: 'value' },
});

const stranger = (manifest: Data, path: Path, value: unknown = 'short'): Planting => ({
  ...put(manifest, path, value),
  at: { path, on: 'key' },
});

/** A missing property is reported at its parent. */
function missing(manifest: Data, path: Path): Planting | undefined {
  if (partOf(manifest, path) === undefined) return undefined;
  const owner = path.slice(0, -1);
  return { ...put(manifest, path, undefined), at: { path: owner, on: owner.length === 0 ? 'value' : 'key' } };
}

/** `schemaa` counts as a misspelt `schema`: one finding, not two. */
function misspelt(manifest: Data, path: Path): Planting | undefined {
  const value = partOf(manifest, path);
  const name = String(path.at(-1));
  const wrong = [...path.slice(0, -1), name + name.slice(-1)];
  return value === undefined ? undefined : stranger(put(manifest, path, undefined).manifest, wrong, value);
}
