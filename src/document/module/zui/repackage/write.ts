import { isUndefined, opaque, truthOf } from '../../make.ts';
import type { Entry, Value } from '../../value.ts';
import { asValue, type Fields, type Metadata, mapParts, nodeOf, partOf, type SchemaNode, withRest } from '../schema.ts';

/**
 * The schema that comes of the code which the platform writes for a schema: some of what it says about itself is
 * lost on the way.
 */
export function writeSchema(value: Value): Value {
  const node = nodeOf(value);
  if (node === undefined) return value;
  const parts = mapParts(node, writeSchema);
  const odd = node.kind === 'object' ? [...parts.entries.keys()].find((name) => !plainName.test(name)) : undefined;
  if (odd !== undefined)
    return opaque(`the code that the platform writes for the name \`${odd}\` is broken`, value.origin);
  const written: SchemaNode = { ...node, parts: () => parts, metadata: metadataOf(node), shared: false };
  if (written.kind !== 'object' || typeof written.unknownKeys === 'string') return asValue(written, value.origin);
  return asValue({ ...written, unknownKeys: writeSchema(written.unknownKeys) }, value.origin);
}

/** The platform writes names without quotes. */
const plainName = /^(?:[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*|0|[1-9]\d*)$/u;

function metadataOf(node: SchemaNode): Metadata {
  if (node.kind === 'optional' || node.kind === 'default') return {};
  // What an array says is left out where its items say the same.
  const inner = node.kind === 'array' ? nodeOf(partOf(node, 'element'))?.metadata : undefined;
  const { description } = node.metadata;
  const isRepeated = description !== undefined && same(description.value, inner?.description?.value);
  const ui = uiOf(node.metadata, inner?.ui);
  return { ...(description && !isRepeated && { description }), ...(ui && { ui }) };
}

const known = ['title', 'displayAs', 'disabled', 'hidden', 'placeholder', 'secret'];
const unwritten = ['tooltip', 'coerce'];

function uiOf({ ui }: Metadata, inner: Fields | undefined): Fields | undefined {
  if (ui === undefined) return undefined;
  const written = known.flatMap((name): [string, Entry][] => {
    const entry = ui.entries.get(name);
    const isWritten =
      entry !== undefined && truthOf(entry.value) !== false && !same(entry.value, inner?.entries.get(name)?.value);
    return isWritten ? [[name, entry]] : [];
  });
  const [others, innerOthers] = [othersOf(ui), othersOf(inner)];
  const isRepeated =
    inner !== undefined &&
    others.size === innerOthers.size &&
    [...others].every(([name, { value }]) => same(value, innerOthers.get(name)?.value));
  const entries = new Map([...written, ...(isRepeated ? [] : others)]);
  return entries.size === 0 && ui.rest === undefined ? undefined : withRest(entries, ui.rest);
}

const othersOf = (ui: Fields | undefined): ReadonlyMap<string, Entry> =>
  new Map(
    [...(ui?.entries ?? [])].filter(
      ([name, { value }]) => !known.includes(name) && !unwritten.includes(name) && !isUndefined(value),
    ),
  );

/** Whether two values are known to be the same. */
function same(a: Value, b: Value | undefined): boolean {
  if (b === undefined) return false;
  if (a.kind === 'literal') return b.kind === 'literal' && a.value === b.value;
  if (a.kind === 'array' && b.kind === 'array') {
    return a.items.length === b.items.length && a.items.every((item, index) => same(item, b.items[index]));
  }
  if (a.kind !== 'object' || b.kind !== 'object' || a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([name, { value }]) => same(value, b.entries.get(name)?.value));
}
