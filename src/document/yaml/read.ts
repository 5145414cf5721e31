import { Composer, isAlias, isMap, isScalar, isSeq, type ParsedNode, Parser } from 'yaml';
import type { TextFault } from '../fault.ts';
import { type Reading, refused } from '../reading.ts';
import type { Entry, Node } from '../tree.ts';

/** Reads YAML 1.2 with the core schema. */
export function readYaml(text: string): Reading {
  const documents = [...new Composer({ uniqueKeys: false }).compose(new Parser().parse(text))];
  const [first, second] = documents;
  const faults: TextFault[] = [];
  if (second !== undefined) {
    const [start] = second.range;
    return refused({ id: 'multiple-documents', message: 'A manifest is one YAML document.', start, end: start });
  }
  const error = first?.errors[0];
  if (error !== undefined) {
    const [start, end] = error.pos;
    return refused({ id: 'parse-error', message: `${error.message}.`, start, end });
  }
  const anchors = new Map<string, Node>();
  const contents = first?.contents as ParsedNode | null | undefined;
  const root = contents ? treeOf(contents, anchors) : undefined;
  return { root, faults, comments: [], within: () => undefined, edit: () => undefined };
}

function treeOf(node: ParsedNode, anchors: Map<string, Node>): Node {
  const [start, end] = node.range;
  if (isAlias(node)) return anchors.get(node.source) ?? { kind: 'unusable', start, end };
  const tree = build(node, start, end, anchors);
  if (node.anchor !== undefined) anchors.set(node.anchor, tree);
  return tree;
}

function build(
  node: Exclude<ParsedNode, { source: string; anchor?: never }>,
  start: number,
  end: number,
  anchors: Map<string, Node>,
): Node {
  if (isSeq(node)) {
    const entries = node.items.map((item): Entry => {
      const value = treeOf(item as ParsedNode, anchors);
      return { start: value.start, end: value.end, key: undefined, value };
    });
    return { kind: 'array', start, end, entries };
  }
  if (isMap(node)) {
    const members = new Map<string, Entry>();
    const entries = node.items.map((pair): Entry => {
      const key = pair.key as ParsedNode;
      const [keyStart, keyEnd] = key.range;
      const name = isScalar(key) ? key.source : '';
      const value: Node = pair.value
        ? treeOf(pair.value as ParsedNode, anchors)
        : { kind: 'scalar', value: null, start: keyEnd, end: keyEnd };
      const entry = { start: keyStart, end: value.end, key: { start: keyStart, end: keyEnd }, value };
      members.set(name, entry);
      return entry;
    });
    return { kind: 'object', start, end, entries, members };
  }
  const value = node.value;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'scalar', start, end, value };
  return { kind: 'unusable', start, end };
}
