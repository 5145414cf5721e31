import { basename } from 'node:path';
import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { searchPlaces } from '../../host/config/probe.ts';
import type { CursorPath } from './cursor-path.ts';
import { nameRange, type WantedName } from './names.ts';
import { pathInJson } from './path-in-json.ts';
import { pathInYaml } from './path-in-yaml.ts';

/** Matches a YAML line up to a name or value, with its opening quote. Nothing follows a complete name or value. */
const mayFollow = /(?:^|[{[,?]|[:-](?=\s))\s*["']?$/;

/** Returns the kind of name that belongs at a position of a configuration that is data. */
export function inConfiguration(path: string, document: TextDocument, position: Position): WantedName | undefined {
  const name = basename(path);
  if (!searchPlaces.includes(name)) return undefined;
  if (/\.[cm]?[jt]s$/.test(name)) return undefined;
  const text = document.getText();
  const isJson = /\.jsonc?$/.test(name) || (name.endsWith('rc') && /^\s*\{/.test(text));
  const place = isJson ? pathInJson(text, document.offsetAt(position)) : pathInYaml(text, position);
  const own = name === 'package.json' ? inside('hublint', place) : place;
  const kind = own && kindAt(own);
  if (kind === undefined) return undefined;
  const line = text.split(/\r\n?|\n/)[position.line] ?? '';
  const range = nameRange(line, position);
  const before = line.slice(0, range.start.character);
  if (!isJson && !mayFollow.test(before)) return undefined;
  const isQuoted = /["']$/.test(before);
  return { kind, range, quote: isJson && !isQuoted ? '"' : '' };
}

const inside = (key: string, place: CursorPath | undefined): CursorPath | undefined =>
  place?.steps[0] === key ? { ...place, steps: place.steps.slice(1) } : undefined;

function kindAt({ steps: [first, ...rest], isKey }: CursorPath): WantedName['kind'] | undefined {
  if (first === 'extends' && !isKey) return 'preset';
  // An override contains rules, but no `extends`.
  const steps = first === 'overrides' ? rest.slice(1) : [first, ...rest];
  return steps[0] === 'rules' ? kindInRules(steps.slice(1), isKey) : undefined;
}

function kindInRules(steps: readonly unknown[], isKey: boolean): WantedName['kind'] | undefined {
  if (isKey) return steps.length === 0 ? 'rule' : undefined;
  const [rule, item = 0] = steps;
  return typeof rule === 'string' && item === 0 && steps.length <= 2 ? 'severity' : undefined;
}
