import { lineBreakOf } from '../../indentation.ts';
import { addChildren } from '../syntax/children.ts';
import { type AnyNode, type ExpressionOf, isOf } from '../syntax/nodes.ts';
import type { SourceFile } from '../syntax/parse.ts';
import type { Origin } from '../value/value.ts';
import type { CodeStyle } from './print.ts';

export type ObjectNode = ExpressionOf<'ObjectExpression'>;
export type ArrayNode = ExpressionOf<'ArrayExpression'>;
export type PropertyNode = Exclude<ObjectNode['properties'][number], { type: 'SpreadElement' }>;

/** The editable nodes of one file: its objects, their properties, its arrays. */
export interface Sites {
  readonly file: SourceFile;
  readonly style: CodeStyle;
  object(origin: Origin): ObjectNode | undefined;
  array(origin: Origin): ArrayNode | undefined;
  /** Returns the property with this key, and the object that contains it. */
  property(key: Origin): Site | undefined;
}

export interface Site {
  readonly node: PropertyNode;
  readonly owner: ObjectNode;
}

/** True if its object has another property of that name, which would take effect if this one were removed. */
export const isRepeated = ({ node, owner }: Site): boolean =>
  owner.properties.filter((other) => other.type !== 'SpreadElement' && nameOf(other) === nameOf(node)).length > 1;

const nameOf = ({ key, computed }: PropertyNode): unknown =>
  computed ? key : key.type === 'Identifier' ? key.name : 'value' in key ? key.value : key;

/** Returns a function from a file's path to its sites, which are computed on first use. */
export function sitesIn(files: readonly SourceFile[]): (path: string) => Sites | undefined {
  const known = new Map<string, Sites>();
  return (path) => {
    const file = files.find((candidate) => candidate.path === path);
    const sites = known.get(path) ?? (file && sitesOf(file));
    if (sites !== undefined) known.set(path, sites);
    return sites;
  };
}

function sitesOf(file: SourceFile): Sites {
  const containers = new Map<string, ObjectNode | ArrayNode>();
  const properties = new Map<number, Site>();
  const quotes = { "'": 0, '"': 0 };
  const open: AnyNode[] = file.json === undefined ? [...file.body] : [file.json];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isOf(node, 'ObjectExpression', 'ArrayExpression')) containers.set(`${node.start}:${node.end}`, node);
    if (isOf(node, 'ObjectExpression')) {
      for (const property of node.properties) {
        if (property.type !== 'SpreadElement') properties.set(property.key.start ?? 0, { node: property, owner: node });
      }
    }
    if (isOf(node, 'StringLiteral')) quotes[file.text[node.start ?? 0] === '"' ? '"' : "'"] += 1;
    addChildren(node, open);
  }
  const container = ({ start, end }: Origin) => containers.get(`${start}:${end}`);
  const json = file.json !== undefined;
  return {
    file,
    style: {
      quote: json || quotes['"'] > quotes["'"] ? '"' : "'",
      quotedNames: json,
      lineBreak: lineBreakOf(file.text),
    },
    object(origin) {
      const node = container(origin);
      return node?.type === 'ObjectExpression' ? node : undefined;
    },
    array(origin) {
      const node = container(origin);
      return node?.type === 'ArrayExpression' ? node : undefined;
    },
    property: ({ start }) => properties.get(start),
  };
}
