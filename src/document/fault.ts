import type { Path } from '../data/path.ts';
import type { Fault } from './document.ts';
import type { Lines } from './lines.ts';
import type { Range } from './tree.ts';

/** What can be wrong with the text itself, by id. */
export const faultIds = {
  'parse-error': 'The text follows the grammar of its syntax.',
  comment: 'Strict JSON has no comments.',
  'trailing-comma': 'Strict JSON has no comma after the last entry.',
  'duplicate-key': 'A name stands once in an object.',
  empty: 'The file is not empty.',
  binary: 'The file is text in UTF-8.',
  'not-an-object': 'The manifest is an object.',
  'unknown-wrapper-property': 'Beside a wrapped `integration` stands nothing else.',
  'unsupported-value': 'Every value can be said in JSON.',
  'multiple-documents': 'A YAML file holds one document.',
  'too-large': 'The file is no larger than 5 MB, a module of a definition than 2 MB.',
  'too-deep': 'Values nest no deeper than 200 levels.',
  'too-many-nodes': 'There are no more than 250,000 names and values.',
  'no-definition': 'A definition module exports an integration definition by default.',
  'import-unresolved': 'Every file that a definition imports is there.',
  'export-missing': 'Every name that a definition imports is exported.',
  'name-undeclared': 'Every name that a definition uses is declared.',
  'member-missing': 'What a definition calls, or asks an enumeration for, is there.',
  'value-unexpected': 'Where a definition needs a schema, a list or plain data, one stands.',
  'missing-file': 'A file that a definition names stands in the folder of the integration.',
  'yaml-alias-limit': 'Aliases repeat no more than a manifest can hold.',
  'missing-import': 'What a definition that is run (`--load`) imports is there.',
  'load-failed': 'A definition that is run (`--load`) comes to its end without an error.',
  'load-timeout': 'A definition that is run (`--load`) comes to its end in time.',
} as const;

export type FaultId = keyof typeof faultIds;

/** A fault as a reader of one syntax finds it: by offsets, and by the path from the root of the text. */
export interface TextFault extends Range {
  /** One of the model's own has its name in front. */
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

/** Both places of a name that stands twice in one object. */
export function duplicateKey(path: Path, name: string, { start, end }: Range, first: Range): TextFault {
  return {
    id: 'duplicate-key',
    message: `\`${name}\` stands twice in one object; the last one counts.`,
    path,
    start,
    end,
    related: { message: 'The first one is here.', start: first.start, end: first.end },
  };
}

export const emptyFault = (text: string): TextFault => ({
  id: 'empty',
  message: text.trim() === '' ? 'The file is empty.' : 'The file holds comments only.',
  start: 0,
  end: 0,
});

/** What a message quotes of the text: never more than a glance, and never invisible. */
export function brief(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  if (line === '') return Array.from(text.slice(0, 2), codePoint).join(' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Whatever a parser makes of conflict markers, they are what is wrong. */
export function conflictFault(text: string): TextFault | undefined {
  const marker = /^<{7} .*/m.exec(text);
  if (marker === null) return undefined;
  const end = marker.index + marker[0].length;
  return { id: 'parse-error', message: 'A merge conflict is not resolved.', start: marker.index, end };
}
