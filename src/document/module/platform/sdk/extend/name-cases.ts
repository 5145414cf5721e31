import { capital } from '../../../../../data/capital.ts';
import { ownOf } from '../../../../../data/objects.ts';

/**
 * Fills in an interface's `templateName`, with the part of Handlebars that such templates use: `{{name}}`, and `{{helper
 * name}}`. An unknown name or helper is left out, and passed to `miss` as written.
 */
export function filledIn(
  template: string,
  textOf: (name: string) => string | undefined,
  miss?: (written: string, name: string) => void,
): string {
  return template.replace(/\{\{\s*(?:(\w+)\s+)?(\w+)\s*\}\}/g, (written, helper: string | undefined, name: string) => {
    const cased = helper === undefined ? (text: string) => text : ownOf(cases, helper);
    const text = textOf(name);
    if (cased === undefined || text === undefined) miss?.(written, name);
    return cased?.(text ?? '') ?? '';
  });
}

const capitalized = (word: string): string => capital(word.toLowerCase());

const words = (text: string): readonly string[] =>
  text.split(/[^a-zA-Z0-9]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');

const camel = ([first = '', ...others]: readonly string[]): string =>
  [first.toLowerCase(), ...others.map(capitalized)].join('');

/** The helpers that the platform's CLI has for a `templateName`. */
const cases: Readonly<Record<string, (text: string) => string>> = {
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
  pascalCase: (text) => words(text).map(capitalized).join(''),
  kebabCase: (text) => words(text).join('-').toLowerCase(),
  snakeCase: (text) => words(text).join('_').toLowerCase(),
  screamingSnakeCase: (text) => words(text).join('_').toUpperCase(),
  camelCase: (text) => camel(words(text)),
};
