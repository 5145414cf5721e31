import { literal, opaque, whyOf } from '../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../value/value.ts';
import { holds } from '../sdk/version/facts-by-version.ts';
import { asValue, clone, mapParts } from './build.ts';
import { causeIn } from './cause.ts';
import { type NamedValues, noParts, overlay, withRest } from './fields.ts';
import {
  isSchema,
  isTransparent,
  type Metadata,
  nodeOf,
  partOf,
  rootOf,
  type SchemaHost,
  type SchemaKind,
  type SchemaNode,
} from './schema.ts';

const secret = 'secret';
export const uiKey = 'x-zui';

/** Returns the metadata in the last argument of a builder function: `z.string({ description: '…' })`. */
export function metadataOf(params: Value | undefined, keepsSecret = false): Metadata {
  if (params === undefined || params.kind === 'literal') return {};
  if (params.kind !== 'object') return unknownMetadata(whyOf(params, 'these parameters are not read'), params.origin);
  const { entries, rest } = params;
  const found = rest === undefined ? {} : unknownMetadata(rest, params.origin);
  const description = entries.get('description') ?? found.description;
  const ui = entries.has(uiKey) ? uiOf(entries.get(uiKey)?.value) : found.ui;
  return assemble(description, keepsSecret ? ui : withoutSecret(ui));
}

function unknownMetadata(why: string, origin: Origin): Metadata {
  return { description: { key: origin, value: opaque(why, origin) }, ui: { entries: new Map(), rest: why } };
}

function uiOf(value: Value | undefined): NamedValues | undefined {
  if (value === undefined || value.kind === 'literal') return undefined;
  if (value.kind === 'object') return withRest(value.entries, value.rest);
  return { entries: new Map(), rest: whyOf(value, 'this metadata is not read') };
}

const assemble = (description: ValueEntry | undefined, ui: NamedValues | undefined): Metadata => ({
  ...(description && { description }),
  ...(ui && { ui }),
});

/** Returns the metadata that a wrapper inherits from the schema it wraps. */
export function inherited({ description, ui }: Metadata, { sdk }: SchemaHost): Metadata {
  if (!holds('ui-taken-over', sdk)) return assemble(description, undefined);
  return assemble(description, holds('secret-taken-over', sdk) ? ui : withoutSecret(ui));
}

function withoutSecret(ui: NamedValues | undefined): NamedValues | undefined {
  if (ui === undefined || !ui.entries.has(secret)) return ui;
  return withRest(new Map([...ui.entries].filter(([name]) => name !== secret)), ui.rest);
}

/** Returns the value of `.description`: that of the innermost schema. */
export function descriptionOf(node: SchemaNode): ValueEntry | undefined {
  if (!describesInside(node)) return node.metadata.description;
  const root = rootOf(node);
  if (root !== undefined) return root.metadata.description;
  const why = causeIn(asValue(node, node.origin)) ?? 'the schema inside is not known';
  return { key: node.origin, value: opaque(why, node.origin) };
}

export function describe(node: SchemaNode, description: ValueEntry): SchemaNode {
  const change = (metadata: Metadata) => ({ ...metadata, description });
  // Only the wrapper becomes a new schema: the inner one must keep its identity wherever else it is used.
  return describesInside(node) ? withRootMetadata(node, change) : { ...node, metadata: change(node.metadata) };
}

const describesInside = ({ host }: SchemaNode): boolean => holds('description-inside', host.sdk);

/** Returns the same schema with entries added to its `x-zui`. */
export function annotate(node: SchemaNode, added: NamedValues, on: 'root' | 'self' = 'root'): SchemaNode {
  if (holds('ui-in-place', node.host.sdk)) return annotateInPlace(node, added, on);
  return withRootMetadata(node, ({ description, ui }) => assemble(description, overlay(ui ?? noParts, added)));
}

/**
 * Changes the schema itself, so all references to it see the change. The last value wins, in the order of module evaluation.
 */
function annotateInPlace(node: SchemaNode, added: NamedValues, on: 'root' | 'self'): SchemaNode {
  const root = on === 'root' && isEarlyWrapper(node) ? nodeOf(partOf(node, 'inner')) : node;
  if (root === undefined) return node;
  const { description, ui = noParts } = root.metadata;
  const entries = [...added.entries].map(([name, entry]): [string, ValueEntry] => [
    name,
    lastOf(ui.entries.get(name), entry),
  ]);
  const metadata = assemble(description, overlay(ui, withRest(new Map(entries), added.rest)));
  // The only mutation of a schema: schemas are read after all of the definition is evaluated.
  Object.assign(root, { metadata });
  return node;
}

/** Kinds that early builders looked through: to change the inner schema, by one level only, and not in all methods. */
const thin: ReadonlySet<SchemaKind> = new Set<SchemaKind>([
  'nullable',
  'default',
  'optional',
  'readonly',
  'upstream',
  'downstream',
]);

const isEarlyWrapper = ({ kind }: SchemaNode): boolean => thin.has(kind);

/** Returns the `ui` of the schema inside all wrappers, like early builders. */
export const earlyUiOf = (node: SchemaNode): NamedValues | undefined => {
  const root = rootOf(node, isEarlyWrapper);
  return root && (root.metadata.ui ?? noParts);
};

function lastOf(before: ValueEntry | undefined, entry: ValueEntry): ValueEntry {
  if (before === undefined) return entry;
  const [earlier, later] = [before.key, entry.key];
  if (earlier.file === later.file) return entry;
  const isSame =
    before.value.kind === 'literal' && entry.value.kind === 'literal' && before.value.value === entry.value.value;
  return isSame ? before : { key: later, value: opaque('which of several texts comes last is not known', later) };
}

/** Returns a copy whose innermost schema has other metadata. */
function withRootMetadata(node: SchemaNode, change: (metadata: Metadata) => Metadata): SchemaNode {
  if (!isTransparent(node)) return { ...clone(node), metadata: change(node.metadata) };
  // The getter creates a new schema at each read: the platform changes a copy that is never read again.
  if (node.kind === 'lazy') return clone(node);
  const parts = mapParts(node, (part) =>
    isSchema(part) ? asValue(withRootMetadata(part.schema, change), part.origin) : part,
  );
  return { ...node, parts: () => parts };
}

/**
 * Returns the schema marked as secret. The platform mutates the schema that the method is called on; if that is a variable,
 * evaluation treats the variable as mutated.
 */
export function asSecret(node: SchemaNode, key: Origin, origin: Origin): SchemaNode {
  const { description, ui } = node.metadata;
  const entries = new Map(ui?.entries).set(secret, { key, value: literal(true, origin) });
  return { ...node, metadata: assemble(description, withRest(entries, ui?.rest)) };
}
