import { bounds } from '../../../bounds.ts';
import { opaque } from '../../value/make.ts';
import type { Entry, Origin, SchemaValue, Structure, Value } from '../../value/value.ts';

/** Named values, of which there may be more than those listed. */
export type Fields = Pick<Structure, 'entries' | 'rest'>;

/** What a schema says about itself. `ui` is what becomes `x-zui`. */
export interface Metadata {
  readonly description?: Entry;
  readonly ui?: Fields;
}

/** A constraint, as the call that made it. */
export interface Check {
  readonly kind: string;
  readonly args: readonly Value[];
  /** The method's name. */
  readonly key: Origin;
  /** The whole call. */
  readonly origin: Origin;
}

type Checked = 'boolean' | 'string' | 'number' | 'bigint' | 'date' | 'array' | 'set';
type Given = 'literal' | 'enum' | 'nativeEnum' | 'ref' | 'default' | 'discriminatedUnion';
type Wrapper =
  | 'optional'
  | 'nullable'
  | 'catch'
  | 'branded'
  | 'readonly'
  | 'upstream'
  | 'downstream'
  | 'promise'
  | 'lazy';
type Bare = 'any' | 'unknown' | 'never' | 'void' | 'null' | 'undefined' | 'symbol' | 'nan' | 'function';
type Compound = 'union' | 'intersection' | 'tuple' | 'record' | 'map' | 'pipeline';

type UnknownKeys = 'strip' | 'strict' | 'passthrough' | Value;

type Variant =
  | { readonly kind: Checked; readonly checks: readonly Check[]; readonly coerce?: Value }
  /** `given`: the literal, the enumerators, the name referred to, the default, the discriminator. */
  | { readonly kind: Given; readonly given: Value }
  | { readonly kind: 'object'; readonly unknownKeys: UnknownKeys }
  | { readonly kind: Wrapper | Bare | Compound };

/** Parts that may be made when somebody first looks; until then it is known which schema's parts they are a copy of. */
interface Parts {
  (): Fields;
  copyOf?: SchemaNode | undefined;
}

/** One schema, as the platform would hold it in memory: which one it is matters, as well as what it says. */
export type SchemaNode = Variant & {
  /** The call that began it: `z.string()` in `z.string().min(1)`. */
  readonly origin: Origin;
  /** The schemas that it is made of, by property, position or role. */
  readonly parts: Parts;
  readonly depth: number;
  readonly metadata: Metadata;
};

export type Kind = SchemaNode['kind'];
export type NodeOf<K extends Kind> = SchemaNode & { readonly kind: K };

export const nodeOf = (value: Value | undefined): SchemaNode | undefined =>
  value?.kind === 'schema' ? value.schema : undefined;

/** The schema as written by the expression at `origin`. */
export const asValue = (schema: SchemaNode, origin: Origin): SchemaValue => ({ kind: 'schema', schema, origin });

export const noParts: Fields = { entries: new Map() };

/** Kinds that leave title, description and the like to the schema inside them. */
const transparent: ReadonlySet<Kind> = new Set<Kind>([
  'optional',
  'nullable',
  'default',
  'catch',
  'branded',
  'readonly',
  'upstream',
  'downstream',
  'promise',
  'lazy',
]);
export const isTransparent = (node: SchemaNode): boolean => transparent.has(node.kind);

export function build(variant: Variant, parts: Fields, origin: Origin, metadata: Metadata = {}): Value {
  let depth = 1;
  for (const { value } of parts.entries.values()) {
    const node = nodeOf(value);
    if (node !== undefined) depth = Math.max(depth, node.depth + 1);
  }
  if (depth > bounds.depth) return opaque(`schemas nest more than ${bounds.depth} levels deep`, origin);
  return asValue({ ...variant, origin, parts: () => parts, depth, metadata }, origin);
}

/** Parts under names that nobody wrote. */
export function roles(parts: Readonly<Record<string, Value>>): Fields {
  return { entries: new Map(Object.entries(parts).map(([name, value]) => [name, { key: value.origin, value }])) };
}

export const partOf = (node: SchemaNode, role: string): Value =>
  node.parts().entries.get(role)?.value ?? opaque('a schema lacks a part', node.origin);

/** What a literal, an enum or the like was given. */
export const givenOf = (node: SchemaNode): Value =>
  'given' in node ? node.given : opaque('a schema lacks a value', node.origin);

export const checksOf = (node: SchemaNode): readonly Check[] => ('checks' in node ? node.checks : []);

/** The parts of a union or a tuple, in order. */
export const itemsOf = (node: SchemaNode): readonly Value[] =>
  [...node.parts().entries].filter(([name]) => name !== 'rest').map(([, { value }]) => value);

export function mapParts(node: SchemaNode, change: (part: Value) => Value): Fields {
  const { entries, rest } = node.parts();
  const changed = new Map<string, Entry>();
  for (const [name, { key, value }] of entries) {
    // The platform copies by assignment, which this name does not survive.
    if (name !== '__proto__') changed.set(name, { key, value: change(value) });
  }
  return withRest(changed, rest);
}

export const withRest = (entries: ReadonlyMap<string, Entry>, rest: string | undefined): Fields =>
  rest === undefined ? { entries } : { entries, rest };

/** `{ ...base, ...over }`: what `over` may hold beyond its known entries may replace any of the base's. */
export function overlay(base: Fields, over: Fields): Fields {
  const { rest } = over;
  const merged = new Map<string, Entry>();
  for (const [name, { key, value }] of base.entries) {
    merged.set(name, { key, value: rest === undefined ? value : opaque(rest, value.origin) });
  }
  for (const [name, entry] of over.entries) merged.set(name, entry);
  return withRest(merged, rest ?? base.rest);
}

/** A copy all the way down, made as far as somebody looks. */
export function clone(node: SchemaNode): SchemaNode {
  const source = node.parts.copyOf ?? node;
  const parts: Parts = once(() => {
    parts.copyOf = undefined;
    return mapParts(source, cloneValue);
  });
  parts.copyOf = source;
  return { ...node, parts };
}

const cloneValue = (value: Value): Value =>
  value.kind === 'schema' ? asValue(clone(value.schema), value.origin) : value;

export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** The schema inside all that is transparent; undefined where it is not known. */
export function rootOf(node: SchemaNode): SchemaNode | undefined {
  let root: SchemaNode | undefined = node;
  for (let level = 0; root !== undefined && isTransparent(root); level += 1) {
    root = level < bounds.depth ? nodeOf(partOf(root, 'inner')) : undefined;
  }
  return root;
}
