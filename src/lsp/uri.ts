import { fileURLToPath, pathToFileURL } from 'node:url';

/** The absolute path that a URI names; undefined where it names no file on disk, such as `untitled:Untitled-1`. */
export function pathOf(uri: string): string | undefined {
  if (!/^file:/i.test(uri)) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

export const uriOf = (path: string): string => pathToFileURL(path).href;
