import type { Unfilled } from './value/materialize.ts';
import type { Mistake } from './value/value.ts';

/** Texts that people read, or that name a version: in any other, such as a pattern, `${…}` may be meant. */
const told: ReadonlySet<unknown> = new Set(['name', 'version', 'title', 'description']);

/** Words of a description that is itself about what is replaced in a text. */
const ofTemplates =
  /\b(?:templates?|placeholders?|variables?|interpolat\w*|replac\w*|substitut\w*|insert\w*|filled|expressions?|syntax|such as|like|example)\b|e\.g\./i;

/** What to say of texts that can only have been meant for templates. What they were to say is not known. */
export function* withoutTemplate(texts: readonly Unfilled[]): Generator<Mistake> {
  for (const one of texts) {
    const { path, text, at } = one;
    const part = isRead(path.at(-1), text) ? replaceable(one) : undefined;
    if (part === undefined) continue;
    const message = `\`${part}\` stays as it is in plain quotes; write the text in backticks.`;
    yield { id: 'value-unexpected', message, at, path, meant: path };
  }
}

const isRead = (property: unknown, text: string): boolean =>
  told.has(property) && !(property === 'description' && ofTemplates.test(text));

/** No text has more of them. */
const mostParts = 20;

/** What a template would replace in a text: the first `${…}` with a name that is declared, but in quotes. */
function replaceable({ text, declares }: Unfilled): string | undefined {
  let left = mostParts;
  for (const { 0: part, 1: code = '', index } of text.matchAll(/\$\{([^{}]{1,100})\}/g)) {
    const name = /^\s*([\w$]+)/.exec(code)?.[1];
    const isQuoted = /[`'"]/.test(text.charAt(index - 1));
    if (name !== undefined && !isQuoted && declares(name)) return part;
    left -= 1;
    if (left === 0) break;
  }
  return undefined;
}
