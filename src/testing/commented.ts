import { Document, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isContainer } from '../data/objects.ts';
import type { Path } from '../data/path.ts';
import { pointerOf } from '../data/pointer.ts';

/** Formats data as text in which every scalar is followed by a comment with its JSON Pointer, as a JSON string. */
export const commented = (data: object, syntax: 'jsonc' | 'yaml'): string =>
  syntax === 'jsonc' ? `${jsonc(data, [])}\n` : new Document(yaml(data, [])).toString({ lineWidth: 0 });

const comment = (path: Path) => ` ${JSON.stringify(pointerOf(path))}`;

function jsonc(value: unknown, path: Path, comma = ''): string {
  if (!isContainer(value)) return `${JSON.stringify(value)}${comma} //${comment(path)}`;
  const entries = Object.entries(value);
  const [start, end] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return start + end + comma;
  const indent = '  '.repeat(path.length);
  const lines = entries.map(([key, part], index) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return `${indent}  ${name}${jsonc(part, [...path, key], index < entries.length - 1 ? ',' : '')}\n`;
  });
  return `${start}\n${lines.join('')}${indent}${end}${comma}`;
}

function yaml(value: unknown, path: Path): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq<Node>();
    list.items = value.map((item, index) => yaml(item, [...path, index]));
    return list;
  }
  if (isContainer(value)) {
    const map = new YAMLMap<Scalar, Node>();
    map.items = Object.entries(value).map(([key, part]) => new Pair(new Scalar(key), yaml(part, [...path, key])));
    return map;
  }
  const scalar = new Scalar(value);
  scalar.comment = comment(path);
  return scalar;
}
