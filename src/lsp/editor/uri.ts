import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Returns the absolute path of a URI; undefined if it is no file on disk, for example `untitled:Untitled-1`. A file has one
 * path, however its URI is spelt: editors write drive letters in lower case, Windows in upper case.
 */
export function pathOf(uri: string, system: { readonly windows?: boolean } = {}): string | undefined {
  if (!/^file:/i.test(uri)) return undefined;
  try {
    return fileURLToPath(uri, system).replace(/^[a-z](?=:)/, (drive) => drive.toUpperCase());
  } catch {
    return undefined;
  }
}

export const uriOf = (path: string): string => pathToFileURL(path).href;

/** Returns the path of the file that a request is about; empty if it is no file. */
export const pathIn = ({ textDocument: { uri } }: { readonly textDocument: { readonly uri: string } }): string =>
  pathOf(uri) ?? '';
