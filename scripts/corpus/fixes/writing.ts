import type { Path } from '../../../src/data/path.ts';
import { pointerOf } from '../../../src/data/pointer.ts';
import type { Syntax } from '../../../src/document/open-text.ts';
import { jsonLines } from './json.ts';
import { yamlLines } from './yaml.ts';

/** A line of a manifest, and what it is a line of. */
export interface Line {
  readonly text: string;
  readonly path: Path;
  /** Where the key and the value of an entry are that has this one line. */
  readonly key?: Span;
  readonly value?: Span;
  /** The entries of an object or array that has this one line, as they are written there. */
  readonly parts?: readonly { readonly path: Path; readonly text: string }[];
}

type Span = readonly [start: number, end: number];

export interface Style {
  readonly indent: string;
  /** What stands behind an entry; its lines, which stand before it. */
  readonly behind: (path: Path) => string;
  readonly above?: (path: Path) => string;
}

/** A way to write a manifest, with comments wherever the syntax takes them. */
export interface Writing {
  readonly name: string;
  readonly syntax: Syntax;
  readonly lineEnd: '\n' | '\r\n';
  readonly write: (data: object) => readonly Line[];
}

/** A comment that no two entries share. */
const pointer = (path: Path) => JSON.stringify(pointerOf(path));
const slashes: Style = { indent: '  ', behind: (path) => ` // ${pointer(path)}` };
const above: Style = { indent: '\t', behind: () => '', above: (path) => `/* ${pointer(path)} */` };
const hashes: Style = { indent: '  ', behind: (path) => ` # ${pointer(path)}` };
const wide: Style = { indent: '    ', behind: () => '', above: (path) => `# ${pointer(path)}` };

export const writings: readonly Writing[] = [
  { name: 'JSON', syntax: 'json', lineEnd: '\n', write: jsonLines({ indent: '    ', behind: () => '' }) },
  { name: 'JSONC', syntax: 'jsonc', lineEnd: '\n', write: jsonLines(slashes) },
  { name: 'JSONC from Windows', syntax: 'jsonc', lineEnd: '\r\n', write: jsonLines(above) },
  { name: 'YAML', syntax: 'yaml', lineEnd: '\n', write: yamlLines(hashes) },
  { name: 'YAML from Windows', syntax: 'yaml', lineEnd: '\r\n', write: yamlLines(wide) },
];

/** Some of the ways; others for each index, so that all have their turn. */
export const writingsAt = (index: number, count: number): readonly Writing[] =>
  writings.filter((_, turn) => (index + turn) % writings.length < count);
