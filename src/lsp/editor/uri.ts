import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The absolute path that a URI names; undefined where it names no file on disk, such as `untitled:Untitled-1`. However a URI is
 * spelt, a file has one path: editors write a drive in small letters, and Windows does not.
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

/** The file that a request is about; the empty path for what is no file. */
export const pathIn = ({ textDocument: { uri } }: { readonly textDocument: { readonly uri: string } }): string =>
  pathOf(uri) ?? '';
