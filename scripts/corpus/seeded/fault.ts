import type { Form } from '../../../schemas/integration.ts';
import type { Path } from '../../../src/data/path.ts';
import { partOf } from '../../../src/data/path.ts';
import type { Target } from '../../../src/document/document.ts';
import { changed } from '../../../test/schemas/change.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A manifest with a fault in it, and the place that is to be found. */
export interface Planting {
  readonly manifest: Data;
  readonly at: Target;
}

/** One kind of fault. */
export interface Fault {
  /** What sets it apart from the rule's other kinds of fault. */
  readonly kind: string;
  readonly rule: string;
  readonly form: Form;
  /** Undefined where the manifest has no place for it. */
  readonly plant: (manifest: Data) => Planting | undefined;
}

/** A kind of fault in the table of its rule; planted in both forms unless it says in which. */
export type RuleFault = Pick<Fault, 'kind' | 'plant'> & { readonly form?: Form };

/** The manifest with a value at the path, which is then at fault. */
export const put = (manifest: Data, path: Path, value: unknown): Planting => ({
  // What is changed is an object, and stays one.
  manifest: changed(manifest, path, value) as Data,
  at: { path, on: 'value' },
});

/** The manifest without a property, which its owner is then blamed for. */
export const take = (manifest: Data, path: Path): Planting => ({
  ...put(manifest, path, undefined),
  at: { path: path.slice(0, -1), on: path.length === 1 ? 'value' : 'key' },
});

/** A definition in an embedded schema, where nothing refers to it, with a fault at a place inside it. */
export const definitionIn =
  (schema: readonly string[], definition: unknown, place: Path, on: Target['on'] = 'value'): RuleFault['plant'] =>
  (manifest) => {
    const type = find(manifest, [...schema, 'type']);
    if (type === undefined) return undefined;
    const path = [...type.slice(0, -1), 'definitions', 'zebraCrossing'];
    return { ...put(manifest, path, definition), at: { path: [...path, ...place], on } };
  };

/** A script with a fault in the part in the middle. */
export const scriptAt =
  (
    holder: readonly string[],
    name: string,
    [before, part, after]: readonly [string, string, string],
  ): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, holder);
    if (path === undefined) return undefined;
    const planting = put(manifest, [...path, name], before + part + after);
    return { ...planting, at: { ...planting.at, span: [before.length, before.length + part.length] } };
  };

/** The first place that a pattern stands for in a manifest; `*` is any entry of a map or list. */
export function find(manifest: unknown, [step, ...rest]: readonly string[]): Path | undefined {
  if (step === undefined) return [];
  if (typeof manifest !== 'object' || manifest === null) return undefined;
  const keys = step === '*' ? keysOf(manifest) : keysOf(manifest).filter((key) => key === step);
  for (const key of keys) {
    const below = find(partOf(manifest, [key]), rest);
    if (below) return [key, ...below];
  }
  return undefined;
}

const keysOf = (value: object): readonly (string | number)[] =>
  Array.isArray(value) ? [...value.keys()] : Object.keys(value);
