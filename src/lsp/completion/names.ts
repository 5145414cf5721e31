import { type CompletionItem, CompletionItemKind, type MarkupKind, type Range } from 'vscode-languageserver';
import type { Registry } from '../../engine/plan/registry.ts';
import { explanationOf } from '../explanation.ts';

/** A range of a text where a name of this kind belongs. */
export interface WantedName {
  readonly kind: 'rule' | 'preset' | 'severity';
  readonly range: Range;
  /** The quote to insert around the name, if it is not there yet. */
  readonly quote: string;
}

const itemKinds = {
  rule: CompletionItemKind.EnumMember,
  preset: CompletionItemKind.Module,
  severity: CompletionItemKind.Value,
} as const;

/** Returns the names that fit; those in `first` come before the others. */
export function namesFor(
  { kind, range, quote }: WantedName,
  path: string,
  { rules, checks, presets }: Registry,
  first: ReadonlySet<string>,
): CompletionItem[] {
  const configurable = [...rules.values(), ...[...checks.values()].filter(({ fixed }) => !fixed)];
  const names = {
    rule: configurable.map(({ id, summary }) => [id, summary] as const),
    preset: [...presets.keys()].map((name) => [name, undefined] as const),
    severity: ['error', 'warn', 'info', 'off'].map((name) => [name, undefined] as const),
  }[kind];
  return names.map(([name, detail]) => ({
    label: name,
    kind: itemKinds[kind],
    ...(detail !== undefined && { detail }),
    ...(kind === 'rule' && { data: { rule: name, path } }),
    sortText: `${first.has(name) ? 0 : 1}${name}`,
    filterText: `${quote}${name}`,
    textEdit: { range, newText: `${quote}${name}${quote}` },
  }));
}

/** Adds the documentation of a rule to a completion item. */
export function documented(item: CompletionItem, rule: string, registry: Registry, kind: MarkupKind): CompletionItem {
  const value = explanationOf(rule, registry);
  return value === undefined ? item : { ...item, documentation: { kind, value } };
}

/** Returns the range of the name at the cursor. No name begins with a dash, unlike list items and reasons. */
export function nameRange(line: string, { line: number, character }: Range['start']): Range {
  let start = character;
  while (isInName(line.charAt(start - 1))) start -= 1;
  while (start < character && line.charAt(start) === '-') start += 1;
  let end = character;
  while (isInName(line.charAt(end))) end += 1;
  const at = (place: number) => ({ line: number, character: place });
  return { start: at(start), end: at(end) };
}

const isInName = (sign: string): boolean => /[\w/-]/.test(sign);
