import { basename } from 'node:path';
import { getLocation } from 'jsonc-parser';
import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { searchPlaces } from '../../host/config/probe.ts';
import { nameRange, type WantedName } from './names.ts';
import { placeInYaml, type YamlPlace } from './place-in-yaml.ts';

/** What belongs at a place of a configuration that is data. */
export function inConfiguration(path: string, document: TextDocument, position: Position): WantedName | undefined {
  const name = basename(path);
  if (!searchPlaces.includes(name)) return undefined;
  if (/\.[cm]?[jt]s$/.test(name)) return undefined;
  const text = document.getText();
  const isJson = /\.jsonc?$/.test(name) || (name.endsWith('rc') && /^\s*\{/.test(text));
  const place = isJson ? placeInJson(text, document.offsetAt(position)) : placeInYaml(text, position);
  const steps = name === 'package.json' ? inside('hublint', place?.steps) : place?.steps;
  const kind = steps && kindAt(steps, place?.isKey ?? false);
  if (kind === undefined) return undefined;
  const line = text.split(/\r\n?|\n/)[position.line] ?? '';
  const range = nameRange(line, position);
  const isQuoted = /["']/.test(line.charAt(range.start.character - 1));
  return { kind, range, quote: isJson && !isQuoted ? '"' : '' };
}

type Steps = YamlPlace['steps'];

const inside = (key: string, steps: Steps | undefined): Steps | undefined =>
  steps?.[0] === key ? steps.slice(1) : undefined;

function kindAt([first, ...rest]: Steps, isKey: boolean): WantedName['kind'] | undefined {
  if (first === 'extends' && !isKey) return 'preset';
  if (first === 'overrides') return kindAt(rest.slice(1), isKey);
  if (first !== 'rules') return undefined;
  if (isKey) return rest.length === 0 ? 'rule' : undefined;
  return rest.length === 1 || (rest.length === 2 && rest[1] === 0) ? 'severity' : undefined;
}

function placeInJson(text: string, offset: number): YamlPlace {
  const { path, isAtPropertyKey } = getLocation(text, offset);
  return { steps: isAtPropertyKey ? path.slice(0, -1) : path, isKey: isAtPropertyKey };
}
