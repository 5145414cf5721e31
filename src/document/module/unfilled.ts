import type { Unfilled } from './value/materialize.ts';
import type { Mistake } from './value/value.ts';

/** Texts that people read, or that name a version: in any other, such as a pattern, `${…}` may be meant. */
const told: ReadonlySet<unknown> = new Set(['name', 'version', 'title', 'description']);

/** Words of a description that is itself about what is replaced in a text. */
const ofTemplates =
  /\b(?:templates?|placeholders?|variables?|interpolat\w*|expressions?|syntax|such as|like|example)\b|e\.g\./i;

/** Whether a text can only have been meant for a template: what stands in quotes in it is quoted. */
export function isTold({ path, text, part }: Unfilled): boolean {
  const last = path.at(-1);
  if (last === 'description' && ofTemplates.test(text)) return false;
  return told.has(last) && !/[`'"]/.test(text.charAt(text.indexOf(part) - 1));
}

/** What to say of such a text. What it was to say is not known. */
export const noTemplate = ({ path, part, at }: Unfilled): Mistake => ({
  id: 'value-unexpected',
  message: `\`${part}\` stays as it is in plain quotes; write the text in backticks.`,
  at,
  path,
  meant: path,
});
