import { jsonIn } from '../../../data/json-in.ts';
import { propertyOf } from '../../../data/objects.ts';

/** The patterns of a workspace as its files have them, npm's, Yarn's or pnpm's; one that begins with `!` leaves folders out. */
export const workspacePatterns = (read: Read): readonly string[] => [...npmPatterns(read), ...pnpmPatterns(read)];

/** Reads a file of the workspace, by its path from the root. */
type Read = (path: string) => string | undefined;

/** Choices are not looked for in longer ones: nobody writes them, and hostile ones have any number. */
const longest = 1000;

/**
 * What a pattern stands for, with each choice within its braces: `{apps,tools}/*` is `apps/*` and `tools/*`. The function
 * is called before each step, of which a pattern may take any number.
 */
export function* spelledOut(pattern: string, beforeStep: () => void): Generator<string> {
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    beforeStep();
    // Innermost first: those hold no other.
    const [braces = '', list = ''] = pattern.length > longest ? [] : (/\{([^{}]*)\}/.exec(next) ?? []);
    if (braces === '') yield next;
    else for (const choice of list.split(',').reverse()) open.push(next.replace(braces, () => choice));
  }
}

function npmPatterns(read: Read): readonly string[] {
  const workspaces = propertyOf(jsonIn(read('package.json') ?? ''), 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : propertyOf(workspaces, 'packages');
  return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}

/** The list under `packages:`, which pnpm's file hardly says anything beside. */
function pnpmPatterns(read: Read): readonly string[] {
  const lines = (read('pnpm-workspace.yaml') ?? '').split(/\r?\n/).map((line) => line.replace(/#.*/, '').trimEnd());
  const start = lines.findIndex((line) => line.startsWith(key));
  const [first = '', ...others] = start < 0 ? [] : lines.slice(start);
  const list = [first.slice(key.length), ...others].join('\n').trimStart();
  return (list.startsWith('[') ? inBrackets(list) : inLines(list)).flatMap(patternIn);
}

const key = 'packages:';

/** Between commas, of which those in quotes are none. */
const inBrackets = (list: string): readonly string[] =>
  list.slice(1, list.indexOf(']')).match(/(?:"[^"\n]*"|'[^'\n]*'|[^,"'])+/g) ?? [];

function inLines(list: string): readonly string[] {
  const items = list.split('\n').map((line) => line.trim());
  const end = items.findIndex((item) => item !== '' && !item.startsWith('-'));
  return items.slice(0, end < 0 ? undefined : end).map((item) => item.slice(1));
}

/** What an item says, in quotes or without. */
function patternIn(item: string): readonly string[] {
  const value = item.trim();
  const [quote = ''] = value;
  const isQuoted = (quote === '"' || quote === "'") && value.endsWith(quote);
  const inside = isQuoted ? value.slice(1, -1) : value;
  return inside === '' || /['"]/.test(inside) ? [] : [inside];
}
