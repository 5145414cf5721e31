import type { UnfilledTemplate } from '../value/materialize.ts';
import type { Mistake } from '../value/value.ts';

/** Properties whose text is for readers, and versions. In other strings, such as patterns, `${…}` may be intended. */
const readableProperties: ReadonlySet<unknown> = new Set(['name', 'version', 'title', 'description']);

/** Words in descriptions that are about placeholders themselves. */
const aboutTemplates =
  /\b(?:templates?|placeholders?|variables?|interpolat\w*|replac\w*|substitut\w*|insert\w*|filled|expressions?|syntax|such as|like|example)\b|e\.g\./i;

/** Yields the mistakes in strings that were certainly meant to be template literals. Their intended values are unknown. */
export function* unfilledTemplatesIn(texts: readonly UnfilledTemplate[]): Generator<Mistake> {
  for (const one of texts) {
    const { path, text, at } = one;
    const part = isForReaders(path.at(-1), text) ? firstReplaceable(one) : undefined;
    if (part === undefined) continue;
    const message = `\`${part}\` is not replaced inside plain quotes; use backticks.`;
    yield { id: 'value-unexpected', message, at, path, meant: path };
  }
}

const isForReaders = (property: unknown, text: string): boolean =>
  readableProperties.has(property) && !(property === 'description' && aboutTemplates.test(text));

/** The maximum number of `${…}` examined in a string. */
const maximumParts = 20;

/** Returns the first `${…}` whose name is declared in the scope; skips those directly after a quote. */
function firstReplaceable({ text, declares }: UnfilledTemplate): string | undefined {
  let left = maximumParts;
  for (const { 0: part, 1: code = '', index } of text.matchAll(/\$\{([^{}]{1,100})\}/g)) {
    const name = /^\s*([\w$]+)/.exec(code)?.[1];
    const isQuoted = /[`'"]/.test(text.charAt(index - 1));
    if (name !== undefined && !isQuoted && declares(name)) return part;
    left -= 1;
    if (left === 0) break;
  }
  return undefined;
}
