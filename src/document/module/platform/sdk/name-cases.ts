import { ownOf } from '../../../../data/objects.ts';

/** The helpers that the platform's CLI knows in an interface's `templateName`; undefined for what is none of them. */
export const caseOf = (helper: string): ((text: string) => string) | undefined => ownOf(cases, helper);

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
