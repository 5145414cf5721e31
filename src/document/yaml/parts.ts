import type { CST } from 'yaml';

export type CollectionToken = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** The anchor and the tag before a node. */
export interface Props {
  readonly anchor: string | undefined;
  readonly tag: string | undefined;
  /** The end of these properties and of the indicator before them. */
  readonly end: number;
}

/** The parts of one entry of a collection. */
export interface EntryParts {
  readonly start: number;
  /** Undefined for the item of a sequence. */
  readonly key: { readonly token: CST.Token | undefined; readonly props: Props } | undefined;
  /** Where the `:` or `-` before the value ends. */
  readonly announced: number | undefined;
  readonly value: CST.Token | undefined;
  readonly props: Props;
  comma?: number;
}

const insignificant = new Set(['space', 'newline', 'comment', 'comma']);

export function propsOf(tokens: readonly CST.SourceToken[], from: number): Props {
  const last = tokens.findLast(({ type }) => !insignificant.has(type));
  return {
    anchor: tokens.find(({ type }) => type === 'anchor')?.source.slice(1),
    tag: tokens.find(({ type }) => type === 'tag')?.source,
    end: last === undefined ? from : last.offset + last.source.length,
  };
}

/** Returns the entries of a collection, without comments between them. */
export function partsOf(collection: CollectionToken): readonly EntryParts[] {
  const entries: EntryParts[] = [];
  for (const item of collection.items) {
    const comma = item.start.find(({ type }) => type === 'comma');
    const previous = entries.at(-1);
    if (comma !== undefined && previous !== undefined) previous.comma = comma.offset;
    const parts = isPair(collection, item) ? pairOf(item) : itemOf(item);
    if (parts !== undefined) entries.push(parts);
  }
  return entries;
}

function isPair(collection: CollectionToken, item: CST.CollectionItem): boolean {
  if (collection.type !== 'flow-collection') return collection.type === 'block-map';
  return collection.start.source === '{' || item.sep !== undefined || has(item.start, 'explicit-key-ind');
}

function pairOf({ start: before, key, sep: between, value }: CST.CollectionItem): EntryParts | undefined {
  const first = before.find(({ type }) => !insignificant.has(type)) ?? written(key) ?? between?.[0] ?? value;
  if (first === undefined) return undefined;
  const colon = between?.find(({ type }) => type === 'map-value-ind');
  const keyProps = propsOf(before, first.offset);
  const token = written(key);
  return {
    start: first.offset,
    key: { token, props: keyProps },
    announced: colon && colon.offset + 1,
    value: written(value),
    props: propsOf(between ?? [], token === undefined ? keyProps.end : endOf(token)),
  };
}

function itemOf({ start: before, value }: CST.CollectionItem): EntryParts | undefined {
  const first = before.find(({ type }) => !insignificant.has(type)) ?? written(value);
  if (first === undefined) return undefined;
  const dash = before.find(({ type }) => type === 'seq-item-ind');
  return {
    start: first.offset,
    key: undefined,
    announced: dash && dash.offset + 1,
    value: written(value),
    props: propsOf(before, first.offset),
  };
}

/** Returns the end of a scalar, an alias or a bracket. */
export function endOf(token: CST.Token): number {
  const closing = token.type === 'flow-collection' ? token.end[0] : undefined;
  if (closing !== undefined) return closing.offset + closing.source.length;
  return 'source' in token && token.source !== undefined ? token.offset + token.source.length : token.offset;
}

const has = (tokens: readonly CST.SourceToken[], wanted: string): boolean => tokens.some(({ type }) => type === wanted);

/** The parser emits an empty scalar for a missing value. */
function written(token: CST.Token | null | undefined): CST.Token | undefined {
  if (token === null || token === undefined) return undefined;
  return token.type === 'scalar' && token.source === '' ? undefined : token;
}
