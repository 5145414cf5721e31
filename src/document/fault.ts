import { cut } from '../data/cut.ts';
import type { Path } from '../data/path.ts';
import type { Fault } from './document.ts';
import type { Lines } from './lines.ts';
import type { Range } from './tree.ts';

/** The kinds of faults in the text itself, by id. */
export const faultIds = {
  'parse-error': 'The file has valid syntax.',
  comment: 'Strict JSON has no comments.',
  'trailing-comma': 'Strict JSON has no trailing commas.',
  'duplicate-key': 'A name appears only once in an object.',
  empty: 'The file is not empty.',
  binary: 'The file is UTF-8 text.',
  'not-an-object': 'The manifest is an object.',
  'unknown-wrapper-property': 'A wrapped `integration` has nothing beside it.',
  'unsupported-value': 'Every value can be expressed in JSON.',
  'multiple-documents': 'A YAML file contains one document.',
  'too-large': 'The file is at most 5 MB, a module of a definition at most 2 MB, and all of its modules at most 8 MB.',
  'too-deep': 'Values are nested at most 200 levels deep.',
  'too-many-nodes': 'There are at most 250,000 names and values.',
  'no-definition': 'The default export of a definition module is an integration definition.',
  'import-unresolved': 'Every file that a definition imports exists, and can be bundled.',
  'export-missing': 'Every name that a definition imports is exported.',
  'name-undeclared': 'Every name that a definition uses is declared.',
  'member-missing': 'Everything that a definition calls, takes from an enum or needs as a schema exists.',
  'value-unexpected':
    'Where a definition needs a schema, an array or plain data, it has one, and one that can be published.',
  'missing-file': 'Every file that a definition names is in the folder of the integration.',
  'yaml-alias-limit': 'Aliases repeat no more than a manifest can hold.',
  'missing-import': 'Everything that a definition run with `--load` imports exists.',
  'load-failed': 'A definition run with `--load` finishes without an error.',
  'load-timeout': 'A definition run with `--load` finishes in time.',
} as const;

export type FaultId = keyof typeof faultIds;

/** A fault as a parser of one syntax reports it: with offsets, and the path from the root of the text. */
export interface TextFault extends Range {
  /** The id of a fault of the model is prefixed. */
  readonly id: FaultId | `model/${string}`;
  readonly message: string;
  readonly path?: Path;
  readonly related?: Range & { readonly message: string };
}

export function faultAt(file: string, lines: Lines, fault: TextFault, path: Path): Fault {
  const place = ({ start, end }: Range) => ({
    file,
    start: lines.positionAt(start),
    end: lines.positionAt(end),
    approximate: false,
  });
  const { id, message, related } = fault;
  const found = { id, message, path, location: place(fault) };
  return related === undefined
    ? found
    : { ...found, related: [{ message: related.message, location: place(related) }] };
}

/** Reports a name that occurs twice in one object, with both positions. */
export function duplicateKey(path: Path, name: string, { start, end }: Range, first: Range): TextFault {
  return {
    id: 'duplicate-key',
    message: `\`${name}\` appears more than once in this object; the last one counts.`,
    path,
    start,
    end,
    related: { message: 'The first one is here.', start: first.start, end: first.end },
  };
}

export const emptyFault = (text: string): TextFault => ({
  id: 'empty',
  message: text.trim() === '' ? 'The file is empty.' : 'The file contains only comments.',
  start: 0,
  end: 0,
});

/** Shortens a quotation for a message, and shows invisible characters as code points. */
export function brief(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  if (/^[\p{C}\p{Z}]*$/u.test(line)) return Array.from(text.slice(0, 2), codePoint).join(' ');
  return cut(line, 60);
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the earlier of two faults: the parser notices mismatched brackets long after the line where one is missing. */
export const earlier = (first: TextFault | undefined, second: TextFault): TextFault =>
  first !== undefined && first.start <= second.start ? first : second;

/** Reports merge conflict markers, whatever the parser makes of them. */
export function conflictFault(text: string): TextFault | undefined {
  const marker = /^(?:<{7} .*|={7}$|>{7} .*)/m.exec(text);
  if (marker === null) return undefined;
  const end = marker.index + marker[0].length;
  return { id: 'parse-error', message: 'There is an unresolved merge conflict.', start: marker.index, end };
}

/** Reports a file that is not text: it contains a NUL character. The first byte that is not UTF-8 is read as one, too. */
export function garbageIn(text: string): TextFault | undefined {
  const start = text.indexOf('\0');
  if (start < 0) return undefined;
  const message = isWide.test(text)
    ? 'The file is UTF-16 text; it has to be saved as UTF-8.'
    : 'The file is not UTF-8 text: here is an invalid byte, or a NUL character.';
  return { id: 'binary', message, start, end: start + 1 };
}

/**
 * In UTF-16, every other byte of a Latin letter is zero. A byte order mark may come first: two bytes that are not UTF-8, the
 * first of which is read as U+0000 in a file.
 */
const isWide = /^[\0\uFFFD]{0,2}(?:(?:[^\0]\0){2}|(?:\0[^\0]){2})/;
