import { attempt } from '../../data/attempt.ts';
import type { ScriptAddresses } from '../../rule/compare.ts';
import { decodedIn } from './decoded.ts';
import { joinedTexts } from './joined.ts';
import type { ScriptToken } from './tokens.ts';

/** Browsers accept one, many or reversed slashes in `https://`; after them comes a host, or an expression that computes it. */
const address =
  /(?:\b(?:(https?):(?:[/\\]+|(?=\{\{|[^\s/?#\\]*\.[^\s.])|$)|[a-z][a-z0-9+.-]*:\/\/)|\}\}:\/\/)(?=([^\s/?#\\]*))/gi;
/** A protocol-relative address. */
const schemeless = /^\s*[/\\]{2,}(?=([\p{L}\p{N}{@%[][^\s/?#\\]*))/u;
const parameter = /[?&](?:(?:user|bot|optional|required)_)?scopes?=([^&#]*)/gi;
const endsInParameter = /[?&](?:(?:user|bot|optional|required)_)?scopes?=[^&#]*$/i;
/** A host that may be split by a line break. */
const splitHost = /(:\/\/[^\s/?#]*)[\r\n]+([^\s/?#]+)(?=[/?#]|$)/g;
const template = /\{\{\s*([\p{L}_][\p{L}\p{N}_]*)\s*\}\}/gu;
/** The placeholder for a host that is computed at run time. */
export const computed = '{{ … }}';

/** The addresses in the string literals of a script; comments are ignored. */
export function addressesIn(tokens: readonly ScriptToken[]): ScriptAddresses {
  const hosts = new Set<string>();
  const plain = new Set<string>();
  const scopes = new Set<string>();
  const textsOf = textsOfVariables(tokens);
  for (const { value, continues, end } of joinedTexts(tokens)) {
    const given = /^\{\{\s*([^{}\s]+)\s*\}\}(?=[/?])/.exec(value)?.[1];
    if (given !== undefined) hosts.add(`{{ ${given} }}`);
    const text = withoutLineBreaks(value.replace(/\{\{\s*([^{}\s]+)\s*\}\}/g, '{{$1}}'));
    for (const [, scheme = '', written = ''] of [text, ...decodedIn(text.replace(parameter, ''))].flatMap((one) => [
      ...one.matchAll(address),
    ])) {
      const host = hostOf(written);
      hosts.add(host);
      if (scheme.toLowerCase() === 'http') plain.add(host);
    }
    const bare = continues && /^[/\\]{2,}$/.test(text) ? '' : schemeless.exec(text)?.[1];
    if (bare !== undefined) hosts.add(hostOf(bare));
    for (const [, asked = ''] of value.matchAll(parameter)) {
      const names = [...asked.matchAll(template)].map(([, name = '']) => name);
      for (const text of [asked.replace(template, ' '), ...names.flatMap(textsOf)]) {
        for (const scope of scopesIn(text)) scopes.add(scope);
      }
    }
    if (!continues || !endsInParameter.test(value)) continue;
    for (const text of appendedTexts(tokens, end, textsOf)) for (const scope of scopesIn(text)) scopes.add(scope);
  }
  if (rewrittenTexts(tokens, textsOf).some((text) => text.includes('//'))) hosts.add(computed);
  return { hosts: [...hosts].sort(), plain: [...plain].sort(), scopes: [...scopes].sort() };
}

/** Removes the tabs and line breaks that browsers ignore in a host. Without a dot, the second line is a separate word. */
const withoutLineBreaks = (text: string): string =>
  text
    .replaceAll('\t', '')
    .replace(splitHost, (found, start: string, rest: string) => (/\../.test(rest) ? start + rest : found));

/** Functions that return a modified copy of their first argument. */
const rewritingFunction = /^(?:replace|replace_with|slice|truncate|split)$/;

/** The string literals that a script modifies before using them, also through variables. */
const rewrittenTexts = (tokens: readonly ScriptToken[], textsOf: (name: string) => readonly string[]) =>
  tokens.flatMap(({ kind, value }, at) => {
    if (kind !== 'name' || !rewritingFunction.test(value)) return [];
    const open = tokens[at + 1]?.value === '!' ? at + 2 : at + 1;
    const first = tokens[open]?.value === '(' ? tokens[open + 1] : undefined;
    return first?.kind === 'text' ? [first.value] : first?.kind === 'name' ? textsOf(first.value) : [];
  });

/** The strings appended to an unfinished query parameter, up to the start of the next parameter. */
function* appendedTexts(tokens: readonly ScriptToken[], end: number, textsOf: (name: string) => readonly string[]) {
  let depth = 0;
  for (let at = end + 2; ; at += 1) {
    const token = tokens[at];
    const isNext = token?.startsLine && depth === 0 && tokens[at - 1]?.value !== '+';
    if (token === undefined || isNext) return;
    const sign = token.kind === 'sign' ? token.value : '';
    if (/[([{]/.test(sign)) depth += 1;
    if (/[)\]}]/.test(sign)) depth -= 1;
    if (depth < 0) return;
    if (token.kind === 'name') yield* textsOf(token.value);
    if (token.kind !== 'text') continue;
    const [own = ''] = token.value.split(/[&#]/);
    yield own;
    if (own !== token.value) return;
  }
}

/** Strips what a surrounding list or sentence adds to a host. */
function trimmedHost(host: string): string {
  const isListed = host.endsWith(':');
  let end = isListed ? Math.max(host.lastIndexOf(','), host.lastIndexOf(';')) : host.length;
  if (end < 0) return host;
  while (/[,;.)'">]/.test(host.charAt(end - 1))) end -= 1;
  return host.slice(0, end);
}

/** A host as a browser reads it: without the part before `@`, and with letters of other scripts in Punycode. */
function hostOf(written: string): string {
  const host = trimmedHost(written.slice(written.lastIndexOf('@') + 1));
  if (host === '') return computed;
  if (host.includes('{{')) return host.replace(/\{\{(.*?)\}\}/g, '{{ $1 }}');
  return attempt(() => new URL(`https://${host}`).host) ?? host;
}

function scopesIn(text: string): readonly string[] {
  const decoded = attempt(() => decodeURIComponent(text)) ?? text;
  return decoded.split(/[\s,+]+/).filter((scope) => /[\p{L}\p{N}]/u.test(scope));
}

/** The string literals that a variable is computed from, directly or through other variables. */
function textsOfVariables(tokens: readonly ScriptToken[]): (name: string) => readonly string[] {
  const parts = new Map<string, ScriptToken[]>();
  let target: string | undefined;
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    if (token.startsLine && depth === 0) target = undefined;
    if (token.value === '(' || token.value === '[' || token.value === '{') depth += 1;
    if (token.value === ')' || token.value === ']' || token.value === '}') depth = Math.max(0, depth - 1);
    const isAssigned = token.kind === 'name' && next?.value === '=' && after?.value !== '=';
    if (isAssigned && token.startsLine) {
      target = token.value;
      depth = 0;
    } else if (target !== undefined && (token.kind === 'text' || token.kind === 'name')) {
      parts.set(target, [...(parts.get(target) ?? []), token]);
    }
  }
  const collect = (name: string, seen: Set<string>): readonly string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    return (parts.get(name) ?? []).flatMap(({ kind, value }) => (kind === 'text' ? [value] : collect(value, seen)));
  };
  return (name) => collect(name, new Set());
}
