import { named } from '../../../data/in-code.ts';
import { matchAt } from '../../../data/match-at.ts';
import { cachedForLast } from '../../../data/once.ts';

export interface Malformation {
  readonly line: number;
  readonly reason: string;
}

interface Element {
  readonly name: string;
  /** The namespace prefixes in scope: declared in the element or its ancestors. */
  readonly prefixes: ReadonlySet<string>;
}

/** A name. Limited to 200 characters; no real name is longer. */
const name = '[A-Za-z_:\\u0080-\\uffff][\\w:.\\u0080-\\uffff-]{0,199}';
const value = `"[^"<]*"|'[^'<]*'`;
const tag = new RegExp(`<(/?)(${name})((?:\\s+${name}\\s*=\\s*(?:${value}))*)\\s*(/?)>`, 'y');
/**
 * An attribute of a tag that has already matched. Not built from `name`: V8 takes a millisecond to compile the 200-character
 * name again.
 */
const attribute = /([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** Anything between tags: text, comments, CDATA sections, processing instructions, the doctype. */
const between =
  /[^<]+|<!--(?:-?[^-])*-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s{0,9})?>/y;
/** A stray `&`. The group captures a reference that XML does not define, such as `&nbsp;` in HTML. */
const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)([A-Za-z]\w{0,30};)?/;

/** Such mistakes come from editing by hand, and nobody writes longer or deeper files by hand. */
const limits = { length: 100_000, depth: 200 };

/**
 * Returns the first error that makes browsers reject an SVG as XML, so that they show nothing. Cached: the manifests of one
 * folder often have the same icon.
 */
export const malformationIn = cachedForLast((text: string): Malformation | undefined => {
  // Entities and namespaces that a doctype declares are not read.
  const isPlain = !text.includes('<!DOCTYPE');
  const open: Element[] = [{ name: '', prefixes: new Set(['xml', 'xmlns']) }];
  let at = 0;
  let isAfter = false;
  const found = (reason: string, offset = 0) => ({ line: text.slice(0, at + offset).split('\n').length, reason });
  while (at < text.length) {
    if (text.length > limits.length || open.length > limits.depth) return undefined;
    const part = matchAt(between, text, at) ?? matchAt(tag, text, at);
    if (part === undefined) {
      const [head = ''] = text.slice(at, at + 30).split('\n', 1);
      const isComment = head.startsWith('<!--');
      return found(isComment ? 'a comment has `--` within it, or no end' : `${named(head)} is not an XML tag`);
    }
    const [written] = part;
    if (at > 0 && /^<\?xml\s/.test(written)) return { line: 1, reason: 'something comes before `<?xml`' };
    const lone = isPlain && !/^<[!?]/.test(written) && stray.exec(written);
    if (lone)
      return found(lone[1] ? `${named(lone[0])} is not declared` : '`&` is used where `&amp;` is expected', lone.index);
    const isTag = part.length > 1;
    const reason = isTag && processTag(part, open, isPlain);
    if (reason) return found(reason);
    if (isAfter && /^\s*<?[^\s<!?]/.test(written))
      return found('something comes after the `<svg>`', written.search(/\S/));
    isAfter ||= isTag && open.length === 1;
    at += written.length;
  }
  const last = open.at(-1)?.name;
  return last ? found(`\`<${last}>\` is not closed`) : undefined;
});

/** Processes a tag: opens or closes its element. Returns the error, if there is one. */
function processTag(part: RegExpExecArray, open: Element[], isPlain: boolean): string | undefined {
  const [, end, element = '', written = '', isEmpty] = part;
  const around = open.at(-1);
  if (end) {
    open.pop();
    const expected = around?.name ? `where \`</${around.name}>\` is expected` : 'where nothing is open';
    return around?.name === element ? undefined : `\`</${element}>\` is used ${expected}`;
  }
  const names = [...written.matchAll(attribute)].map(([, one = '']) => one);
  const declared = names.filter((one) => one.startsWith('xmlns:')).map((one) => one.slice('xmlns:'.length));
  const prefixes = declared.length === 0 ? around?.prefixes : new Set([...(around?.prefixes ?? []), ...declared]);
  if (!isEmpty) open.push({ name: element, prefixes: prefixes ?? new Set() });
  const seen = new Set<string>();
  const twice = names.find((one) => seen.size === seen.add(one).size);
  if (twice !== undefined) return `\`${twice}\` appears twice in one tag`;
  const undeclared = [element, ...names].find((one) => one.includes(':') && !prefixes?.has(one.split(':', 1)[0] ?? ''));
  return isPlain && undeclared !== undefined ? `the prefix of \`${undeclared}\` is not declared` : undefined;
}
