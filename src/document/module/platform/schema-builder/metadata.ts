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

/** What the last argument of a builder says about the schema: `z.string({ description: '…' })`. */
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

/** What a wrapper takes over from the schema it is put around. */
export function inherited({ description, ui }: Metadata, { sdk }: SchemaHost): Metadata {
  if (!holds('ui-taken-over', sdk)) return assemble(description, undefined);
  return assemble(description, holds('secret-taken-over', sdk) ? ui : withoutSecret(ui));
}

function withoutSecret(ui: NamedValues | undefined): NamedValues | undefined {
  if (ui === undefined || !ui.entries.has(secret)) return ui;
  return withRest(new Map([...ui.entries].filter(([name]) => name !== secret)), ui.rest);
}

/** What `.description` gives: that of the innermost schema. */
export function descriptionOf(node: SchemaNode): ValueEntry | undefined {
  if (!describesInside(node)) return node.metadata.description;
  const root = rootOf(node);
  if (root !== undefined) return root.metadata.description;
  const why = causeIn(asValue(node, node.origin)) ?? 'the schema inside is not known';
  return { key: node.origin, value: opaque(why, node.origin) };
}

export function describe(node: SchemaNode, description: ValueEntry): SchemaNode {
  const change = (metadata: Metadata) => ({ ...metadata, description });
  // The wrapper alone is another schema: what is inside is met again wherever else it stands.
  return describesInside(node) ? retold(node, change) : { ...node, metadata: change(node.metadata) };
}

const describesInside = ({ host }: SchemaNode): boolean => holds('description-inside', host.sdk);

/** The same schema with entries added to its `x-zui`. */
export function annotate(node: SchemaNode, added: NamedValues, on: 'root' | 'self' = 'root'): SchemaNode {
  if (holds('ui-in-place', node.host.sdk)) return annotateInPlace(node, added, on);
  return retold(node, ({ description, ui }) => assemble(description, overlay(ui ?? noParts, added)));
}

/** Whoever else holds the schema is told the same: what is said last, as a module is evaluated in its order. */
function annotateInPlace(node: SchemaNode, added: NamedValues, on: 'root' | 'self'): SchemaNode {
  const root = on === 'root' && isThin(node) ? nodeOf(partOf(node, 'inner')) : node;
  if (root === undefined) return node;
  const { description, ui = noParts } = root.metadata;
  const entries = [...added.entries].map(([name, entry]): [string, ValueEntry] => [
    name,
    lastOf(ui.entries.get(name), entry),
  ]);
  const metadata = assemble(description, overlay(ui, withRest(new Map(entries), added.rest)));
  // The one change that schemas know; a schema is read when all of its definition is evaluated.
  Object.assign(root, { metadata });
  return node;
}

/** What early builders looked through: to change what is inside, no further than once, and some methods not at all. */
const thin: ReadonlySet<SchemaKind> = new Set<SchemaKind>([
  'nullable',
  'default',
  'optional',
  'readonly',
  'upstream',
  'downstream',
]);

const isThin = ({ kind }: SchemaNode): boolean => thin.has(kind);

/** What early builders gave as the `ui` of a schema, however many wrappers stand around what it is said of. */
export const earlyUiOf = (node: SchemaNode): NamedValues | undefined => {
  const root = rootOf(node, isThin);
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

/** A copy whose innermost schema says something else about itself. */
function retold(node: SchemaNode, change: (metadata: Metadata) => Metadata): SchemaNode {
  if (!isTransparent(node)) return { ...clone(node), metadata: change(node.metadata) };
  // What stands behind a getter is made anew at each look: the platform changes a copy that nobody sees again.
  if (node.kind === 'lazy') return clone(node);
  const parts = mapParts(node, (part) => (isSchema(part) ? asValue(retold(part.schema, change), part.origin) : part));
  return { ...node, parts: () => parts };
}

/**
 * The schema marked as secret. The platform marks the very schema that the method is called on; where that one has a
 * name, evaluation takes the name for changed.
 */
export function asSecret(node: SchemaNode, key: Origin, origin: Origin): SchemaNode {
  const { description, ui } = node.metadata;
  const entries = new Map(ui?.entries).set(secret, { key, value: literal(true, origin) });
  return { ...node, metadata: assemble(description, withRest(entries, ui?.rest)) };
}
