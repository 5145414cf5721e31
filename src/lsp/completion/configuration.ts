import { basename } from 'node:path';
import { getLocation } from 'jsonc-parser';
import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { searchPlaces } from '../../host/config/probe.ts';
import { nameRange, type Wanted } from './names.ts';

/** What belongs at a place of a configuration that is data. */
export function inConfiguration(path: string, document: TextDocument, position: Position): Wanted | undefined {
  const name = basename(path);
  if (!searchPlaces.includes(name)) return undefined;
  if (/\.(?:json|ya?ml)$|rc$/.test(name) === false) return undefined;
  const text = document.getText();
  const isJson = name.endsWith('.json') || (name.endsWith('rc') && /^\s*\{/.test(text));
  const place = isJson ? placeInJson(text, document.offsetAt(position)) : placeInYaml(text, position);
  const steps = name === 'package.json' ? inside('hublint', place?.steps) : place?.steps;
  const kind = steps && kindAt(steps, place?.isKey ?? false);
  if (kind === undefined) return undefined;
  const line = text.split(/\r\n?|\n/)[position.line] ?? '';
  const range = nameRange(line, position);
  const isQuoted = /["']/.test(line.charAt(range.start.character - 1));
  return { kind, range, quote: isJson && !isQuoted ? '"' : '' };
}

type Steps = readonly (string | number)[];

interface Place {
  readonly steps: Steps;
  /** Whether the name of a property belongs there; it is then not among the steps. */
  readonly isKey: boolean;
}

const inside = (key: string, steps: Steps | undefined): Steps | undefined =>
  steps?.[0] === key ? steps.slice(1) : undefined;

function kindAt([first, ...rest]: Steps, isKey: boolean): Wanted['kind'] | undefined {
  if (first === 'extends' && !isKey) return 'preset';
  if (first === 'overrides') return kindAt(rest.slice(1), isKey);
  if (first !== 'rules') return undefined;
  if (isKey) return rest.length === 0 ? 'rule' : undefined;
  return rest.length === 1 || (rest.length === 2 && rest[1] === 0) ? 'severity' : undefined;
}

function placeInJson(text: string, offset: number): Place {
  const { path, isAtPropertyKey } = getLocation(text, offset);
  return { steps: isAtPropertyKey ? path.slice(0, -1) : path, isKey: isAtPropertyKey };
}

/** By its indentation, as blocks are written: what is typed has no syntax yet that could be read. */
function placeInYaml(text: string, { line, character }: Position): Place {
  const lines = text.split(/\r\n?|\n/);
  const own = (lines[line] ?? '').slice(0, character);
  const entry = /^(?<lead>[\s-]*)(?:(?<key>['"]?[\w/-]+['"]?)\s*:\s)?/.exec(own)?.groups ?? {};
  let depth = (entry.lead ?? '').length;
  const steps: (string | number)[] = [...(entry.key === undefined ? [] : [unquoted(entry.key)])];
  if (/-\s*$/.test(entry.lead ?? '')) steps.unshift(0);
  for (let at = line - 1; at >= 0 && depth > 0; at--) {
    const { lead = '', key } = /^(?<lead>[\s-]*)(?<key>['"]?[\w/-]+['"]?)\s*:/.exec(lines[at] ?? '')?.groups ?? {};
    if (key === undefined) continue;
    const dash = lead.indexOf('-');
    const isAround = lead.length < depth;
    if (isAround) steps.unshift(unquoted(key));
    // An item may begin with another of its names, and at the very column of what the list belongs to.
    if (dash >= 0 && dash < depth) steps.unshift(0);
    if (dash >= 0 && dash < depth) depth = dash + 1;
    else if (isAround) depth = lead.length;
  }
  return { steps, isKey: entry.key === undefined && !/-\s*$/.test(entry.lead ?? '') };
}

const unquoted = (key: string): string => key.replace(/^['"]|['"]$/g, '');
