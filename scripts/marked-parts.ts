import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Returns the text of a file of the project, by its path from the root; undefined if it does not exist. */
export function readProjectFile(path: string): string | undefined {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns a generated part of a page, between its markers. */
export const wrapInMarkers = (name: string, text: string): string =>
  `<!-- begin ${name} -->\n${text}\n<!-- end ${name} -->`;

/**
 * Returns a page with its generated parts updated.
 * @throws Error if the page has no markers for one of them.
 */
export const replaceParts = (page: string, parts: ReadonlyMap<string, string>): string =>
  [...parts].reduce((text, [name, part]) => replacePart(text, name, part), page);

function replacePart(page: string, name: string, text: string): string {
  const between = new RegExp(`<!-- begin ${name} -->[\\s\\S]*?<!-- end ${name} -->`);
  if (!between.test(page))
    throw new Error(`There are no marks \`<!-- begin ${name} -->\` and \`<!-- end ${name} -->\`.`);
  return page.replace(between, () => wrapInMarkers(name, text));
}
