import { jsonIn } from '../../../data/json-in.ts';
import { propertyOf } from '../../../data/objects.ts';

/** Returns the patterns of an npm, Yarn or pnpm workspace as its files have them; one that starts with `!` excludes folders. */
export const workspacePatterns = (read: Read): readonly string[] => [...npmPatterns(read), ...pnpmPatterns(read)];

/** Reads a file of the workspace by its path from the root. */
type Read = (path: string) => string | undefined;

/** Braces in longer patterns are not expanded: nobody writes such patterns, and hostile ones have any number of braces. */
const maxLength = 1000;

/**
 * Expands the braces of a pattern: `{apps,tools}/*` becomes `apps/*` and `tools/*`. `beforeStep` is called before each
 * step; a pattern may take any number of steps.
 */
export function* expandBraces(pattern: string, beforeStep: () => void): Generator<string> {
  const open = [pattern];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    beforeStep();
    // Innermost braces first: they contain no others.
    const [braces = '', list = ''] = pattern.length > maxLength ? [] : (/\{([^{}]*)\}/.exec(next) ?? []);
    if (braces === '') yield next;
    else for (const choice of list.split(',').reverse()) open.push(next.replace(braces, () => choice));
  }
}

function npmPatterns(read: Read): readonly string[] {
  const workspaces = propertyOf(jsonIn(read('package.json') ?? ''), 'workspaces');
  const list = Array.isArray(workspaces) ? workspaces : propertyOf(workspaces, 'packages');
  return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}

/** Returns the list under `packages:` of pnpm's file, which rarely contains anything else. */
function pnpmPatterns(read: Read): readonly string[] {
  const lines = (read('pnpm-workspace.yaml') ?? '').split(/\r?\n/).map((line) => line.replace(/#.*/, '').trimEnd());
  const start = lines.findIndex((line) => line.startsWith(key));
  const [first = '', ...others] = start < 0 ? [] : lines.slice(start);
  const list = [first.slice(key.length), ...others].join('\n').trimStart();
  return (list.startsWith('[') ? flowItems(list) : blockItems(list)).flatMap(patternIn);
}

const key = 'packages:';

/** Splits at commas outside quotes. */
const flowItems = (list: string): readonly string[] =>
  list.slice(1, list.indexOf(']')).match(/(?:"[^"\n]*"|'[^'\n]*'|[^,"'])+/g) ?? [];

function blockItems(list: string): readonly string[] {
  const items = list.split('\n').map((line) => line.trim());
  const end = items.findIndex((item) => item !== '' && !item.startsWith('-'));
  return items.slice(0, end < 0 ? undefined : end).map((item) => item.slice(1));
}

/** Returns the value of an item, which may be quoted. */
function patternIn(item: string): readonly string[] {
  const value = item.trim();
  const [quote = ''] = value;
  const isQuoted = (quote === '"' || quote === "'") && value.endsWith(quote);
  const inside = isQuoted ? value.slice(1, -1) : value;
  return inside === '' || /['"]/.test(inside) ? [] : [inside];
}
