import { isObject } from '../../data/objects.ts';
import { unknownName } from '../../engine/config/unknown-name.ts';
import { KnownError } from '../../engine/known-error.ts';
import { checkShape } from '../../host/config/check.ts';
import { oneOf } from './option-table.ts';
import { forms, type RunOptions } from './run-options.ts';

type Check = (value: unknown, name: string) => unknown;

/** Options from a JavaScript caller may have any type; those of the command line were already parsed. */
const checks = {
  cwd: expected('a string', isText),
  config: expected('a string or `false`', isTextOrFalse),
  preset: expected('a string', isText),
  rules: (rules) => checkShape({ rules }, 'the options'),
  as: (form) => oneOf('form', forms)(form),
  inline: expected('`true` or `false`', isFlag),
  baseline: expected('a string or `false`', isTextOrFalse),
  since: expected('a string', isText),
  load: expected('`true` or `false`', isFlag),
  hubUrl: expected('a string', isText),
  requireBump: expected('`true` or `false`', isFlag),
  onResult: expected('a function', isFunction),
  onNotice: expected('a function', isFunction),
} as const satisfies Readonly<Record<keyof RunOptions | 'cwd' | 'requireBump' | 'onResult' | 'onNotice', Check>>;

export type OptionName = keyof typeof checks;

/** @throws KnownError for options that are not in `taken` or have the wrong type. */
export async function checkOptions(options: unknown, taken: readonly OptionName[]): Promise<void> {
  if (!isObject(options)) throw new KnownError({ message: 'The options are not an object.' });
  for (const [given, value] of Object.entries(options)) {
    const name = taken.find((one) => one === given);
    if (name === undefined) throw unknownName('option', given, taken);
    // An undefined option is the same as an absent one.
    if (value !== undefined) await checks[name](value, name);
  }
}

/**
 * Checks the targets that a program passes: one, or a list.
 * @throws KnownError for anything but a path or, if texts are accepted, an object with a text and its file.
 */
export function checkTargets(given: unknown, { takesTexts }: { readonly takesTexts: boolean }): void {
  for (const target of [given].flat()) {
    if (isText(target) || (takesTexts && isObject(target) && isText(target.text) && isText(target.file))) continue;
    const message = `A target is a path${takesTexts ? ', or an object with a `text` and the `file` that it belongs to' : ''}.`;
    const isOptions = isObject(target) && !('text' in target);
    throw new KnownError({ message, ...(isOptions && { hint: 'Options are the last argument.' }) });
  }
}

function expected(kind: string, isKind: (value: unknown) => boolean): Check {
  return (value, name) => {
    if (!isKind(value)) throw new KnownError({ message: `\`${name}\`: expected ${kind}.` });
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTextOrFalse(value: unknown): boolean {
  return isText(value) || value === false;
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
