/** What reading a module asks of the outside. All paths are POSIX, as the definition's own file is named. */
export interface ModuleHost {
  /** The text of a file; undefined where it is absent, outside the project or too large. Symbolic links do not lead out. */
  read(path: string): string | undefined;
  /** The bytes of a file in base64, on the same terms. */
  readBase64(path: string): string | undefined;
  /** The folder of a package of the same workspace, by its name; `from` is the folder that asks. */
  workspacePackage?(name: string, from: string): string | undefined;
}

/** The same, asked once for each file. */
export function remembering(host: ModuleHost): ModuleHost {
  const texts = new Map<string, string | undefined>();
  return {
    ...host,
    read(path) {
      if (!texts.has(path)) texts.set(path, host.read(path));
      return texts.get(path);
    },
  };
}
