import { defineRule, isSecretName } from '../src/rule/index.ts';
import { credentialsIn, saysPlaceholder } from '../src/rule/kit/index.ts';

/** An assignment of a string literal to a name: `clientSecret = "…"`, `"api_key": "…"`, `token = s'…'`. */
const assignment =
  /(?:\b(?<name>[A-Za-z_]\w{0,99})|"(?<key>[^"\\\n]{1,100})")\s{0,9}(?::|={1,2})\s{0,9}s?(?<quote>["'])(?<text>(?:\\.|(?!\k<quote>)[^\\\n]){12,300})\k<quote>/g;
/** A parameter in a query or form: `?api_key=…`. A value that continues with a variable does not match. */
const parameter = /[?&"](?<name>[A-Za-z_][\w-]{0,99})=(?<text>[\w.~+/-]{12,300})(?=["'&#\s]|$)/g;
const bearer = /\b(?:Bearer|Basic)\s+(?<text>[\w.~+/=-]{20,300})/g;

/** Whether a string looks generated: one word with letters and digits, not composed of ordinary words. */
const looksGenerated = (text: string) =>
  /^[\w.~+/=-]+$/.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text) && !consistsOfWords(text);
/** A word in one case, or a number. Several of them, one with a digit, are a name: `oauth2-token-exchange`, `SECRET_NAME_2`. */
const namePart = /^(?:[a-z]{2,14}|[A-Z]{2,14}|[A-Z][a-z]{1,13}|[a-z])\d{0,4}$|^\d{1,4}$/;
function consistsOfWords(text: string): boolean {
  const parts = text.split(/[-_./]/);
  return (
    parts.length > 2 &&
    parts.every((part) => namePart.test(part)) &&
    parts.filter((part) => /\d/.test(part)).length === 1
  );
}
const isPlaceholder = (text: string) => saysPlaceholder(text) || /xxx/i.test(text);

type Span = readonly [start: number, end: number];

/** Yields the ranges of values that are used as credentials. */
function* assignedCredentials(script: string): Generator<Span> {
  for (const pattern of [assignment, parameter, bearer]) {
    for (const { 0: whole, index, groups = {} } of script.matchAll(pattern)) {
      const { key, name = key, quote = '', text = '' } = groups;
      if ((name !== undefined && !isSecretName(name)) || !looksGenerated(text) || isPlaceholder(text)) continue;
      const end = index + whole.length - quote.length;
      yield [end - text.length, end];
    }
  }
}

export default defineRule({
  id: 'script-secret',
  summary: 'No script contains a credential.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    credential:
      'Script `{key}` of {owner} contains what looks like a credential (`{kind}`): revoke it, and read it from `.secrets`.',
    assigned:
      'Script `{key}` of {owner} contains what looks like a credential: revoke it, and read it from `.secrets`.',
  },
  *script({ node, key, owner: { label: owner }, at }) {
    const credentials = credentialsIn(node);
    for (const { kind, span } of credentials)
      yield { message: 'credential', data: { key, owner, kind }, at: { ...at(), span } };
    for (const span of assignedCredentials(node)) {
      const isKnown = credentials.some((known) => span[0] <= known.span[1] && known.span[0] <= span[1]);
      if (!isKnown) yield { message: 'assigned', data: { key, owner }, at: { ...at(), span } };
    }
  },
});
