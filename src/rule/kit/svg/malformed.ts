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
  const malformation = (reason: string, offset = 0) => ({
    line: text.slice(0, at + offset).split('\n').length,
    reason,
  });
  while (at < text.length) {
    if (text.length > limits.length || open.length > limits.depth) return undefined;
    const part = matchAt(between, text, at) ?? matchAt(tag, text, at);
    if (part === undefined) {
      const [head = ''] = text.slice(at, at + 30).split('\n', 1);
      const isComment = head.startsWith('<!--');
      return malformation(isComment ? 'a comment has `--` within it, or no end' : `${named(head)} is not an XML tag`);
    }
    const [written] = part;
    if (at > 0 && /^<\?xml\s/.test(written)) return { line: 1, reason: 'something comes before `<?xml`' };
    const strayMatch = isPlain && !/^<[!?]/.test(written) && stray.exec(written);
    if (strayMatch)
      return malformation(
        strayMatch[1] ? `${named(strayMatch[0])} is not declared` : '`&` is used where `&amp;` is expected',
        strayMatch.index,
      );
    const isTag = part.length > 1;
    const reason = isTag && processTag(part, open, isPlain);
    if (reason) return malformation(reason);
    if (isAfter && /^\s*<?[^\s<!?]/.test(written))
      return malformation('something comes after the `<svg>`', written.search(/\S/));
    isAfter ||= isTag && open.length === 1;
    at += written.length;
  }
  const last = open.at(-1)?.name;
  return last ? malformation(`\`<${last}>\` is not closed`) : undefined;
});

/** Processes a tag: opens or closes its element. Returns the error, if there is one. */
function processTag(part: RegExpExecArray, open: Element[], isPlain: boolean): string | undefined {
  const [, end, element = '', written = '', isEmpty] = part;
  const parent = open.at(-1);
  if (end) {
    open.pop();
    const expected = parent?.name ? `where \`</${parent.name}>\` is expected` : 'where nothing is open';
    return parent?.name === element ? undefined : `\`</${element}>\` is used ${expected}`;
  }
  const names = [...written.matchAll(attribute)].map(([, name = '']) => name);
  const declared = names.filter((name) => name.startsWith('xmlns:')).map((name) => name.slice('xmlns:'.length));
  const prefixes = declared.length === 0 ? parent?.prefixes : new Set([...(parent?.prefixes ?? []), ...declared]);
  if (!isEmpty) open.push({ name: element, prefixes: prefixes ?? new Set() });
  const seen = new Set<string>();
  const duplicate = names.find((name) => seen.size === seen.add(name).size);
  if (duplicate !== undefined) return `\`${duplicate}\` appears twice in one tag`;
  const undeclared = [element, ...names].find(
    (name) => name.includes(':') && !prefixes?.has(name.split(':', 1)[0] ?? ''),
  );
  return isPlain && undeclared !== undefined ? `the prefix of \`${undeclared}\` is not declared` : undefined;
}
