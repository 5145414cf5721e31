import type { CST } from 'yaml';
import { bounds } from '../bounds.ts';
import { brief, duplicateKey, type FaultId, type TextFault } from '../fault.ts';
import type { Entry, Key, Layout, List, Mapping, Node, Range, Unusable } from '../tree.ts';
import { Anchors } from './anchors.ts';
import { entryOf, spanOf } from './entries.ts';
import { type CollectionToken, type EntryParts, endOf, type Props, partsOf } from './parts.ts';
import { isScalarToken, scalarOf, styleOf, textOf, writtenAs } from './scalar.ts';
import { coreTag, type Handles } from './tags.ts';

/** Builds a tree from the parser's tokens: resolves aliases and merge keys, and enforces the bounds. */
export class TreeReader {
  readonly faults: TextFault[] = [];
  /** The bound that was exceeded: the tree must not be used then. */
  exceeded: TextFault | undefined;
  readonly #anchors = new Anchors();
  readonly #path: (string | number)[] = [];
  #size = 0;
  #depth = 0;
  readonly #handles: Handles;

  constructor(handles: Handles) {
    this.#handles = handles;
  }

  read(token: CST.Token | undefined, props: Props): Node {
    const range = { start: token?.offset ?? props.end, end: token === undefined ? props.end : endOf(token) };
    this.#grow(1, range, 'too-many-nodes');
    if (this.exceeded !== undefined) return { kind: 'unusable', ...range };
    if (token?.type === 'alias') return this.#repeat(token.source.slice(1), range);
    const slot = props.anchor === undefined ? undefined : this.#anchors.open(props.anchor);
    const node = this.#readWritten(token, props, range);
    if (slot !== undefined) slot.node = node;
    return node;
  }

  #readWritten(token: CST.Token | undefined, props: Props, range: Range): Node {
    if (token === undefined || isScalarToken(token)) {
      const scalar = scalarOf(token, props, this.#handles);
      return scalar.kind === 'scalar' ? scalar : this.#refuse(missingInJson(writtenAs(token, props)), scalar);
    }
    if (!('items' in token)) return this.#refuse(missingInJson('source' in token ? token.source : token.type), range);
    this.#depth += 1;
    const node = this.#collection(token);
    this.#depth -= 1;
    if (props.tag === undefined || props.tag === '!') return node;
    if (coreTag(props.tag, this.#handles) === (node.kind === 'object' ? 'map' : 'seq')) return node;
    return this.#refuse(`JSON has no equivalent for the tag \`${props.tag}\`.`, node);
  }

  #collection(token: CollectionToken): List | Mapping | Unusable {
    const parts = partsOf(token);
    if (token.type === 'block-map') return this.#mapping(parts, 'block');
    if (token.type === 'block-seq') return this.#list(parts, 'block');
    const brackets = { start: token.offset, end: endOf(token) };
    return token.start.source === '{' ? this.#mapping(parts, 'flow', brackets) : this.#list(parts, 'flow', brackets);
  }

  #list(items: readonly EntryParts[], layout: Layout, brackets?: Range): List {
    const entries = items.map((item, index) => {
      this.#path.push(index);
      const value = item.key === undefined ? this.read(item.value, item.props) : this.#mapping([item], 'pair');
      this.#path.pop();
      return entryOf(item, undefined, value);
    });
    const list: List = { kind: 'array', entries, layout, ...(brackets ?? spanOf(entries)) };
    this.#anchors.measure(list, entries);
    return list;
  }

  #mapping(properties: readonly EntryParts[], layout: Layout, brackets?: Range): Mapping | Unusable {
    const members = new Map<string, Entry>();
    const merged: Node[] = [];
    let isNameless = false;
    const entries = properties.map((parts) => {
      const key = this.#key(parts);
      isNameless ||= key === undefined;
      this.#path.push(key?.name ?? '');
      const value = this.read(parts.value, parts.props);
      const entry = entryOf(parts, key ?? { name: '', style: undefined, start: parts.start, end: parts.start }, value);
      if (isMerge(parts)) merged.push(...this.#sources(value));
      else if (key !== undefined) this.#admit(members, key, entry);
      this.#path.pop();
      return entry;
    });
    const range = brackets ?? spanOf(entries);
    // A template such as `{{ name }}`: not meant as an object.
    if (layout !== 'block' && isNameless) return { kind: 'unusable', ...range };
    for (const source of merged) if (source.kind === 'object') this.#merge(members, source);
    const partial = isNameless || merged.some((source) => source.kind !== 'object' || source.partial);
    const mapping: Mapping = { kind: 'object', entries, members, layout, ...range, merges: merged.length > 0, partial };
    this.#anchors.measure(mapping, [...members.values()]);
    return mapping;
  }

  #admit(members: Map<string, Entry>, key: Key, entry: Entry): void {
    const first = members.get(key.name)?.key;
    if (first !== undefined) this.#add(duplicateKey([...this.#path], key.name, key, first));
    members.set(key.name, entry);
  }

  #key({ key, start }: EntryParts): Key | undefined {
    const token = key?.token;
    this.#grow(1, { start, end: start }, 'too-many-nodes');
    if (key === undefined || token === undefined) {
      // A tag turns a missing key into the empty string.
      const text = key?.props.tag && scalarOf(undefined, key.props, this.#handles);
      if (text && text.kind === 'scalar' && text.value === '')
        return { name: '', style: undefined, start, end: text.end };
      return this.#report('A property has no name.', { start, end: start + 1 });
    }
    const range = { start: token.offset, end: endOf(token) };
    if (token.type === 'alias') {
      const node = this.#repeat(token.source.slice(1), range);
      if (node.kind === 'scalar') return { name: String(node.value), style: undefined, ...range };
      if (node.kind === 'unusable') return undefined;
    }
    if (!isScalarToken(token)) {
      return this.#report('A property name in JSON is a string; quotes make a text such as `{{ name }}` one.', range);
    }
    const { anchor, tag } = key.props;
    if (anchor !== undefined) this.#anchors.open(anchor).node = scalarOf(token, key.props, this.#handles);
    return { name: textOf(token), style: (anchor ?? tag) ? undefined : styleOf(token), ...range };
  }

  /** Returns what a merge key merges; earlier mappings take precedence. */
  #sources(value: Node): readonly Node[] {
    const sources = value.kind === 'array' ? value.entries.map((entry) => entry.value) : [value];
    if (sources.some(({ kind }) => kind === 'scalar' || kind === 'array')) {
      this.#refuse('The merge key `<<` takes a mapping or a list of mappings.', value);
    }
    return sources;
  }

  #merge(members: Map<string, Entry>, source: Mapping): void {
    source.aliased = true;
    for (const [name, entry] of source.members) {
      this.#grow(1 + this.#anchors.extentOf(entry.value).size, source, 'yaml-alias-limit');
      if (this.exceeded !== undefined) return;
      if (!members.has(name)) members.set(name, { ...entry, elsewhere: true });
    }
  }

  #repeat(name: string, place: Range): Node {
    const slot = this.#anchors.find(name);
    if (slot === undefined) return this.#refuse(`The alias \`*${name}\` has no anchor \`&${name}\` before it.`, place);
    const { node } = slot;
    if (node === undefined) return this.#refuse(`The alias \`*${name}\` is inside what it repeats.`, place);
    const { size, height } = this.#anchors.extentOf(node);
    this.#grow(size, place, 'yaml-alias-limit');
    if (this.#depth + height > bounds.depth) {
      this.exceeded ??= {
        id: 'too-deep',
        message: `Values are nested more than ${bounds.depth} levels deep.`,
        ...place,
      };
    }
    node.aliased = true;
    return node;
  }

  #grow(more: number, { start, end }: Range, id: FaultId): void {
    this.#size += more;
    if (this.#size <= bounds.nodes) return;
    const repeated = id === 'yaml-alias-limit' ? ', what aliases repeat included' : '';
    this.exceeded ??= {
      id,
      message: `There are more than ${bounds.nodes.toLocaleString('en')} names and values${repeated}.`,
      start,
      end,
    };
  }

  #refuse(message: string, range: Range): Unusable {
    this.#report(message, range);
    return { kind: 'unusable', start: range.start, end: range.end };
  }

  #report(message: string, { start, end }: Range): undefined {
    this.#add({ id: 'unsupported-value', message, path: [...this.#path], start, end });
  }

  #add(fault: TextFault): void {
    if (this.faults.length < bounds.faults) this.faults.push(fault);
  }
}

const missingInJson = (written: string) => `JSON has no equivalent for \`${brief(written)}\`.`;

/** A quoted `<<` is a name like any other. */
const isMerge = ({ key }: EntryParts): boolean =>
  key?.token?.type === 'scalar' && key.token.source === '<<' && key.props.tag === undefined;
