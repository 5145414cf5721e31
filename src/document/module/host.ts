import { posix } from 'node:path';
import { textBudget } from './reading-budget.ts';
import type { Parsing } from './syntax/parsed-files.ts';

/** Access to the outside that reading a module needs. All paths are POSIX, in the form of the definition's own path. */
export interface ModuleHost {
  /** The folder of the project: nothing above it is read. Undefined if unknown. */
  readonly root?: string;
  /**
   * Returns the text of a file; undefined if it is absent, too large, or outside of `within`, which defaults to the project.
   * Symlinks cannot lead out of it.
   */
  read(path: string, within?: string): string | undefined;
  /**
   * Returns the same text with U+0000 for the first byte that is not UTF-8. Called if the text contains a replacement
   * character.
   */
  decoded?(path: string, within?: string): string | undefined;
  /** Returns the bytes of a file in base64, under the same conditions. */
  readBase64(path: string, within?: string): string | undefined;
  /** Returns why an existing file is not read: the rest of a sentence that starts with "it". */
  unread?(path: string, within: string): string | undefined;
  /** Returns the type of a path; `hidden` if access is not allowed. Without this method, nothing is reported as missing. */
  look?(path: string): 'file' | 'folder' | 'hidden' | undefined;
  /** Returns the names in a folder. */
  entries?(folder: string): readonly string[];
  /** Returns whether git ignores a path, as it usually does for generated files. */
  isIgnored?(path: string): Promise<boolean>;
  /** Returns the folder of a package, by its name, in the workspace with this root. */
  workspacePackage?(name: string, root: string): string | undefined;
  /** Caches parsed files from one reading to the next. */
  readonly parsed?: Parsing;
  /** Returns the names of all packages in the workspace with this root. */
  workspaceNames?(root: string): readonly string[];
}

/** Returns the result of a pure function of a file's text, which is cached if the host caches parsed files. */
export const derivedFrom = <T>(path: string, text: string, make: (text: string) => T, host: ModuleHost): T =>
  host.parsed ? host.parsed.derived(path, text, make) : make(text);

/** Returns the text of a file that will be parsed; U+0000 in it marks bytes that are not UTF-8. */
export function textOf(path: string, host: ModuleHost, within?: string): string | undefined {
  const text = host.read(path, within);
  return text?.includes('\uFFFD') ? (host.decoded?.(path, within) ?? text) : text;
}

/** A host that records the paths it was asked for. */
export interface RememberingHost extends ModuleHost {
  readonly sought: ReadonlySet<string>;
}

/** The files in the root of a workspace that list its packages. */
const workspaceFiles = ['package.json', 'pnpm-workspace.yaml'];

/** Caches what a host reads, and throws ReadingBudgetSpent if that becomes too much. */
export function remembering(host: ModuleHost): RememberingHost {
  const texts = new Map<string, string | undefined>();
  const sought = new Set<string>();
  const budget = textBudget();
  const { look, workspacePackage } = host;
  return {
    ...host,
    sought,
    read(path, within) {
      // A module may be readable where an asset of the same path is not.
      const key = within === undefined ? path : `${within}\0${path}`;
      if (!texts.has(key)) {
        sought.add(path);
        const text = host.read(path, within);
        if (text !== undefined) budget.add(text);
        texts.set(key, text);
      }
      return texts.get(key);
    },
    ...(look && {
      look(path) {
        sought.add(path);
        return look(path);
      },
    }),
    ...(workspacePackage && {
      workspacePackage(name, root) {
        const folder = workspacePackage(name, root);
        // The host reads what decides which packages the workspace has.
        if (folder !== undefined) for (const file of workspaceFiles) sought.add(posix.join(root, file));
        return folder;
      },
    }),
  };
}
