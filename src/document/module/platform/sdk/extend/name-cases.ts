import { ownOf } from '../../../../../data/objects.ts';

/** The helpers that the platform's CLI knows in an interface's `templateName`; undefined for what is none of them. */
const caseOf = (helper: string): ((text: string) => string) | undefined => ownOf(cases, helper);

/**
 * Fills in an interface's `templateName`, as much of Handlebars as those texts use: `{{name}}`, and `{{helper name}}`.
 * What is not known is left out, and told to `miss` as it is written.
 */
export function filledIn(
  template: string,
  textOf: (name: string) => string | undefined,
  miss?: (written: string, name: string) => void,
): string {
  return template.replace(/\{\{\s*(?:(\w+)\s+)?(\w+)\s*\}\}/g, (written, helper: string | undefined, name: string) => {
    const cased = helper === undefined ? (text: string) => text : caseOf(helper);
    const text = textOf(name);
    if (cased === undefined || text === undefined) miss?.(written, name);
    return cased?.(text ?? '') ?? '';
  });
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const words = (text: string): readonly string[] =>
  text.split(/[^a-zA-Z0-9]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');

const camel = ([first = '', ...others]: readonly string[]): string =>
  [first.toLowerCase(), ...others.map(capitalized)].join('');

const cases: Readonly<Record<string, (text: string) => string>> = {
  toUpperCase: (text) => text.toUpperCase(),
  toLowerCase: (text) => text.toLowerCase(),
  pascalCase: (text) => words(text).map(capitalized).join(''),
  kebabCase: (text) => words(text).join('-').toLowerCase(),
  snakeCase: (text) => words(text).join('_').toLowerCase(),
  screamingSnakeCase: (text) => words(text).join('_').toUpperCase(),
  camelCase: (text) => camel(words(text)),
};
