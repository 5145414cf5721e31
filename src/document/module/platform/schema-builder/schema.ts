import { bounds } from '../../../bounds.ts';
import { costOf, tooManySteps } from '../../value/cost.ts';
import { opaque } from '../../value/make.ts';
import type { Caller, Exotic, Origin, Tracker, Value, ValueEntry } from '../../value/value.ts';
import type { SdkVersion } from '../sdk/version/version.ts';
import type { NamedValues } from './fields.ts';

/** The metadata of a schema. `ui` becomes `x-zui`. */
export interface Metadata {
  readonly description?: ValueEntry;
  readonly ui?: NamedValues;
}

/** A constraint, with the call that added it. */
export interface SchemaCheck {
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

export type Variant =
  | { readonly kind: Checked; readonly checks: readonly SchemaCheck[]; readonly coerce?: Value }
  /** `given`: the literal, the enumerators, the referenced name, the default, or the discriminator. */
  | { readonly kind: Given; readonly given: Value }
  | { readonly kind: 'object'; readonly unknownKeys: UnknownKeys }
  /** `key`: the name of the method that created it, if there was one. */
  | { readonly kind: Wrapper | Bare | Compound; readonly key?: Origin };

/** Returns the parts, which may be computed on first access; until then, `copyOf` is the schema whose parts they copy. */
export interface SchemaParts {
  (): NamedValues;
  copyOf?: SchemaNode | undefined;
}

/** One schema, as the platform would hold it in memory: its identity matters as well as its content. */
export type SchemaNode = Variant & {
  readonly host: SchemaHost;
  /** The call that created it: `z.string()` in `z.string().min(1)`. */
  readonly origin: Origin;
  /** The inner schemas, by property, position or role. */
  readonly parts: SchemaParts;
  readonly depth: number;
  readonly metadata: Metadata;
};

export type SchemaKind = SchemaNode['kind'];
export type NodeOf<K extends SchemaKind> = SchemaNode & { readonly kind: K };

/** A schema as a value of the evaluated code. */
export interface SchemaValue extends Exotic {
  readonly schema: SchemaNode;
}

/** What schemas need from the SDK they come from, and from the evaluator. */
export interface SchemaHost extends Caller {
  readonly sdk: SdkVersion;
  /** Evaluates the code around the schemas. */
  readonly tracker: Tracker;
  /** The import of the package that created the schemas, unless it is the SDK's own builder. */
  readonly borrowed?: Origin;
  /** Returns a property or a method of a schema; `origin` is the name. */
  member(schema: SchemaValue, name: string, origin: Origin): Value;
}

/** True for the builder before the SDK's sixth major version. */
export const isFormer = ({ sdk }: SchemaHost): boolean => sdk.major < 6;

export const isSchema = (value: Value | undefined): value is SchemaValue =>
  value?.kind === 'exotic' && 'schema' in value;

export const nodeOf = (value: Value | undefined): SchemaNode | undefined =>
  isSchema(value) ? value.schema : undefined;

/** Kinds that leave title, description and the like to their inner schema. */
const transparent: ReadonlySet<SchemaKind> = new Set<SchemaKind>([
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

/** Returns the parts of a schema. All access goes through here, and costs steps. */
export function partsOf({ parts, host }: SchemaNode): NamedValues {
  const resolvedParts = parts();
  return host.spend(1 + resolvedParts.entries.size) ? resolvedParts : { entries: new Map(), rest: tooManySteps };
}

export const partOf = (node: SchemaNode, role: string): Value =>
  node.parts().entries.get(role)?.value ?? opaque('a schema lacks a part', node.origin);

/** Returns the argument of a literal, an enum or the like. */
export const givenOf = (node: SchemaNode): Value =>
  'given' in node ? node.given : opaque('a schema lacks a value', node.origin);

/** Returns the default of a schema, which may be given as a function that returns it. */
export function defaultOf(node: SchemaNode, host: SchemaHost): Value {
  const given = givenOf(node);
  return given.kind === 'function' ? host.call(given, [], given.origin) : given;
}

/** Returns the cost, in steps, of reading a schema's checks, argument and metadata. */
export const costOfSettings = (node: SchemaNode): number =>
  checksOf(node).length + ('given' in node ? costOf(node.given) : 0) + (node.metadata.ui?.entries.size ?? 0);

export const checksOf = (node: SchemaNode): readonly SchemaCheck[] => ('checks' in node ? node.checks : []);

/** Returns the parts of a union or a tuple, in order. */
export const itemsOf = (node: SchemaNode): readonly Value[] =>
  [...partsOf(node).entries].filter(([name]) => name !== 'rest').map(([, { value }]) => value);

/** Returns the schema inside all transparent wrappers; undefined if it is unknown. */
export function rootOf(node: SchemaNode, isWrapper = isTransparent): SchemaNode | undefined {
  let root: SchemaNode | undefined = node;
  for (let level = 0; root !== undefined && isWrapper(root); level += 1) {
    root = level < bounds.depth ? nodeOf(partOf(root, 'inner')) : undefined;
  }
  return root;
}
