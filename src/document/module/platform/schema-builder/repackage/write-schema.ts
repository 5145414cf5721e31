import { isUndefined, opaque, truthOf, whyOf } from '../../../value/make.ts';
import { mapValues } from '../../../value/own.ts';
import type { Value, ValueEntry } from '../../../value/value.ts';
import { holds } from '../../sdk/version/facts-by-version.ts';
import { asValue, mapParts } from '../build.ts';
import { all, type KnownBoolean } from '../checks.ts';
import { type NamedValues, obscured, withRest } from '../fields.ts';
import { type Metadata, nodeOf, partOf, type SchemaNode } from '../schema.ts';

/** Returns the schema that results from the code that the platform writes for a schema: some of the metadata is lost. */
export function writeSchema(value: Value): Value {
  const node = nodeOf(value);
  if (node === undefined) return value;
  const parts = mapParts(node, writeSchema);
  const odd = node.kind === 'object' ? [...parts.entries.keys()].find((name) => !isPlain(name)) : undefined;
  if (odd !== undefined)
    return opaque(`the code that the platform writes for the name \`${odd}\` is broken`, value.origin);
  if (!holds('schemas-written-whole', node.host.sdk))
    return asValue(bare({ ...node, parts: () => parts }), value.origin);
  const written: SchemaNode = { ...node, parts: () => parts, metadata: metadataOf(node) };
  if (written.kind !== 'object' || typeof written.unknownKeys === 'string') return asValue(written, value.origin);
  return asValue({ ...written, unknownKeys: writeSchema(written.unknownKeys) }, value.origin);
}

/** Returns what early versions wrote: the structure of a schema, without checks and metadata. */
function bare(node: SchemaNode): SchemaNode {
  if (node.kind === 'object') return { ...node, unknownKeys: 'strip', metadata: {} };
  return 'checks' in node ? { ...node, checks: [], metadata: {} } : { ...node, metadata: {} };
}

/** True if the name is valid without quotes: the platform writes none. */
const isPlain = (name: string): boolean =>
  // V8 is slow to compile Unicode classes; most names do not need them.
  /^[A-Za-z$_][\w$]*$/.test(name) || /^(?:[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*|0|[1-9]\d*)$/u.test(name);

function metadataOf(node: SchemaNode): Metadata {
  if (node.kind === 'optional' || node.kind === 'default') return {};
  // Metadata of an array is left out if its items have the same.
  const items = node.kind === 'array' ? partOf(node, 'element') : undefined;
  const inner = items && (nodeOf(items)?.metadata ?? 'unknown');
  const { description } = node.metadata;
  const ownDescription = description && unlessRepeated(description, inner === 'unknown' ? inner : inner?.description);
  const ui = uiOf(node.metadata, inner);
  return { ...(ownDescription && { description: ownDescription }), ...(ui && { ui }) };
}

const known = ['title', 'displayAs', 'disabled', 'hidden', 'placeholder', 'secret'];
const unwritten = ['tooltip', 'coerce'];

function uiOf({ ui }: Metadata, inner: Metadata | 'unknown' | undefined): NamedValues | undefined {
  if (ui === undefined) return undefined;
  const theirs = inner === 'unknown' || inner?.ui?.rest !== undefined ? 'unknown' : inner?.ui;
  const written = known.flatMap((name): [string, ValueEntry][] => {
    const entry = ui.entries.get(name);
    if (entry === undefined || truthOf(entry.value) === false) return [];
    const kept = unlessRepeated(entry, theirs === 'unknown' ? theirs : theirs?.entries.get(name));
    return kept ? [[name, kept]] : [];
  });
  const entries = new Map([...written, ...ownUiEntries(ui, theirs)]);
  const unclear = [...entries.values()].find(({ value }) => value.kind === 'opaque');
  const isCertain = [...entries.values()].some(({ value }) => value.kind !== 'opaque');
  const rest = ui.rest ?? (unclear && whyOf(unclear.value, 'it is not known'));
  if (isCertain) return withRest(entries, ui.rest);
  return rest === undefined ? undefined : { entries: new Map(), rest };
}

/** Entries without a method of their own are written together, or not at all if the items have the same. */
function ownUiEntries(ui: NamedValues, theirs: NamedValues | 'unknown' | undefined): ReadonlyMap<string, ValueEntry> {
  const ours = othersOf(ui);
  if (theirs === undefined) return ours;
  const repeated = theirs === 'unknown' ? undefined : sameEntries(ours, othersOf(theirs));
  if (repeated === false) return ours;
  return repeated ? new Map() : mapValues(ours, ({ origin }) => opaque(unclearRepeat, origin));
}

const othersOf = ({ entries }: NamedValues): ReadonlyMap<string, ValueEntry> =>
  new Map(
    [...entries].filter(
      ([name, { value }]) => !known.includes(name) && !unwritten.includes(name) && !isUndefined(value),
    ),
  );

const unclearRepeat = 'whether its items say the same is not known';

function unlessRepeated(entry: ValueEntry, theirs: ValueEntry | 'unknown' | undefined): ValueEntry | undefined {
  if (theirs === undefined) return entry;
  const repeated = theirs === 'unknown' ? undefined : same(entry.value, theirs.value);
  if (repeated === undefined) return obscured(entry, unclearRepeat);
  return repeated ? undefined : entry;
}

function same(a: Value, b: Value): KnownBoolean {
  if (a.kind === 'opaque' || b.kind === 'opaque') return undefined;
  if (a.kind === 'literal') return b.kind === 'literal' && a.value === b.value;
  if (a.kind === 'array' && b.kind === 'array') {
    if (a.rest !== undefined || b.rest !== undefined) return undefined;
    return a.items.length === b.items.length && all(a.items.map((item, index) => same(item, b.items[index] ?? item)));
  }
  if (a.kind !== 'object' || b.kind !== 'object') return false;
  return a.rest === undefined && b.rest === undefined ? sameEntries(a.entries, b.entries) : undefined;
}

function sameEntries(a: ReadonlyMap<string, ValueEntry>, b: ReadonlyMap<string, ValueEntry>): KnownBoolean {
  if (a.size !== b.size) return false;
  const answers = [...a].map(([name, { value }]) => {
    const other = b.get(name)?.value;
    return other !== undefined && same(value, other);
  });
  return all(answers);
}
