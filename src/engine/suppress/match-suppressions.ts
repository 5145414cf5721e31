import { binarySearch } from '../../data/sorted.ts';
import type { Diagnostic } from '../result/result.ts';
import type { Directive } from './directives.ts';

/** A range of lines, both ends included. */
interface Lines {
  readonly first: number;
  readonly last: number;
}

/** The effect of suppressions on findings, and which of their names are used. */
export interface Suppressions {
  isSuppressed(diagnostic: Diagnostic): boolean;
  /** Whether a rule that the directive names has a finding within its range. */
  isUsed(directive: Directive, rule: string): boolean;
  /** The number of findings that a directive suppresses. */
  countIn(directive: Directive): number;
}

/** Matches findings with suppressions by line, with binary searches: a file may contain many of both. */
export function matchSuppressions(directives: readonly Directive[], diagnostics: readonly Diagnostic[]): Suppressions {
  const reaches = new Map<string, Lines[]>();
  const found = new Map<string, number[]>();
  for (const { rule, location } of diagnostics)
    listAt(found, suppressionKey(location.file, rule)).push(location.start.line);
  for (const directive of directives) {
    for (const rule of new Set(directive.rules)) {
      const about = suppressionKey(directive.comment.file, rule);
      if (found.has(about)) listAt(reaches, about).push(reachOf(directive));
    }
  }
  for (const lines of found.values()) lines.sort((a, b) => a - b);
  for (const [about, all] of reaches) reaches.set(about, merged(all));
  return {
    isSuppressed({ rule, location: { file, start } }) {
      const lines = reaches.get(suppressionKey(file, rule)) ?? [];
      const next = lines[binarySearch(lines, ({ last }) => last >= start.line)];
      return next !== undefined && next.first <= start.line;
    },
    isUsed(directive, rule) {
      const { first, last } = reachOf(directive);
      const lines = found.get(suppressionKey(directive.comment.file, rule)) ?? [];
      const next = lines[binarySearch(lines, (line) => line >= first)];
      return next !== undefined && next <= last;
    },
    countIn(directive) {
      const { first, last } = reachOf(directive);
      let count = 0;
      for (const rule of new Set(directive.rules)) {
        const lines = found.get(suppressionKey(directive.comment.file, rule)) ?? [];
        count += binarySearch(lines, (line) => line > last) - binarySearch(lines, (line) => line >= first);
      }
      return count;
    },
  };
}

const suppressionKey = (file: string, rule: string): string => `${file}\0${rule}`;

function reachOf({ comment: { start, end }, scope }: Directive): Lines {
  if (scope === 'file') return { first: 1, last: Number.POSITIVE_INFINITY };
  return scope === 'line' ? { first: start.line, last: end.line } : { first: end.line + 1, last: end.line + 1 };
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Sorts ranges and merges those that overlap. */
function merged(all: readonly Lines[]): Lines[] {
  const result: Lines[] = [];
  for (const lines of all.toSorted((a, b) => a.first - b.first)) {
    const last = result.at(-1);
    if (last === undefined || lines.first > last.last) result.push(lines);
    else result[result.length - 1] = { first: last.first, last: Math.max(last.last, lines.last) };
  }
  return result;
}
