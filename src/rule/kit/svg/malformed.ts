import { named } from '../../../data/in-code.ts';
import { matchAt } from '../../../data/match-at.ts';
import { onceInARow } from '../../../data/once.ts';

export interface Malformation {
  readonly line: number;
  readonly reason: string;
}

interface Element {
  readonly name: string;
  /** The prefixes that are declared in it, and around it. */
  readonly prefixes: ReadonlySet<string>;
}

/** A name that is longer is none that anybody reads. */
const name = '[A-Za-z_:\\u0080-\\uffff][\\w:.\\u0080-\\uffff-]{0,199}';
const value = `"[^"<]*"|'[^'<]*'`;
const tag = new RegExp(`<(/?)(${name})((?:\\s+${name}\\s*=\\s*(?:${value}))*)\\s*(/?)>`, 'y');
/** In a tag that is read already: V8 takes a millisecond to prepare for names of two hundred signs once more. */
const attribute = /([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** What stands between tags: text, comments, sections of text, instructions, the type of the document. */
const between =
  /[^<]+|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s{0,9})?>/y;
const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/** Nobody draws longer or deeper ones by hand, which is where such mistakes come from. */
const most = { length: 100_000, depth: 200 };

/** The first thing for which browsers take an SVG for no XML, and show none of it. Manifests of one folder have the same. */
export const malformationIn = onceInARow((text: string): Malformation | undefined => {
  // What a document declares of names and references is not read.
  const isPlain = !text.includes('<!DOCTYPE');
  const open: Element[] = [{ name: '', prefixes: new Set(['xml', 'xmlns']) }];
  let at = 0;
  const found = (reason: string) => ({ line: text.slice(0, at).split('\n').length, reason });
  if (/^\s+<\?xml\s/.test(text)) return found('something stands before `<?xml`');
  while (at < text.length) {
    if (text.length > most.length || open.length > most.depth) return undefined;
    const part = matchAt(between, text, at) ?? matchAt(tag, text, at);
    if (part === undefined) {
      const [head] = text.slice(at, at + 30).split('\n', 1);
      return found(`${named(head)} is no tag of XML`);
    }
    const [written] = part;
    const isStray = isPlain && !/^<[!?]/.test(written) && stray.test(written);
    const reason = isStray ? '`&` stands where `&amp;` is expected' : part.length > 1 && wrongWith(part, open, isPlain);
    if (reason) return found(reason);
    at += written.length;
  }
  const last = open.at(-1)?.name;
  return last ? found(`\`<${last}>\` is not closed`) : undefined;
});

/** Opens or closes an element by its tag. Returns what is wrong with that. */
function wrongWith(part: RegExpExecArray, open: Element[], isPlain: boolean): string | undefined {
  const [, end, element = '', written = '', isEmpty] = part;
  const around = open.at(-1);
  if (end) {
    open.pop();
    const expected = around?.name ? `where \`</${around.name}>\` is expected` : 'where nothing is open';
    return around?.name === element ? undefined : `\`</${element}>\` stands ${expected}`;
  }
  const names = [...written.matchAll(attribute)].map(([, one = '']) => one);
  const declared = names.filter((one) => one.startsWith('xmlns:')).map((one) => one.slice('xmlns:'.length));
  const prefixes = declared.length === 0 ? around?.prefixes : new Set([...(around?.prefixes ?? []), ...declared]);
  if (!isEmpty) open.push({ name: element, prefixes: prefixes ?? new Set() });
  const seen = new Set<string>();
  const twice = names.find((one) => seen.size === seen.add(one).size);
  if (twice !== undefined) return `\`${twice}\` stands twice in one tag`;
  const undeclared = [element, ...names].find((one) => one.includes(':') && !prefixes?.has(one.split(':', 1)[0] ?? ''));
  return isPlain && undeclared !== undefined ? `the prefix of \`${undeclared}\` is not declared` : undefined;
}
