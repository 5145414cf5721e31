import { textBudget } from './reading-budget.ts';
import type { Parsing } from './syntax/parsed-files.ts';

/** What reading a module asks of the outside. All paths are POSIX, as the definition's own file is named. */
export interface ModuleHost {
  /** The folder of the project: of what is above it nothing is read. Undefined where that is not known. */
  readonly root?: string;
  /**
   * The text of a file; undefined where it is absent, too large, or outside of `within`, which is the project where it
   * is not given. Symbolic links do not lead out.
   */
  read(path: string, within?: string): string | undefined;
  /** The same with U+0000 for the first byte that is no UTF-8. Asked where the text has the sign for such bytes. */
  decoded?(path: string, within?: string): string | undefined;
  /** The bytes of a file in base64, on the same terms. */
  readBase64(path: string, within?: string): string | undefined;
  /** Why a file that stands there is not read: the rest of "it …". */
  unread?(path: string, within: string): string | undefined;
  /** What stands at a path; `hidden` for what may not be looked at. Without it, nothing is said to be missing. */
  look?(path: string): 'file' | 'folder' | 'hidden' | undefined;
  /** The names in a folder. */
  entries?(folder: string): readonly string[];
  /** Whether git ignores a path, as it does what tools generate. */
  isIgnored?(path: string): Promise<boolean>;
  /** The folder of a package of the workspace whose root is a folder, by its name. */
  workspacePackage?(name: string, root: string): string | undefined;
  /** Keeps what files say from one reading to the next. */
  readonly parsed?: Parsing;
  /** The names of all packages of the workspace whose root is a folder. */
  workspaceNames?(root: string): readonly string[];
}

/** The result of a pure function of a file's text, which is cached if the host keeps parsed files. */
export const madeOf = <T>(path: string, text: string, make: (text: string) => T, host: ModuleHost): T =>
  host.parsed ? host.parsed.made(path, text, make) : make(text);

/** The text of a file that is parsed; U+0000 in it stands for bytes that are not UTF-8. */
export function textOf(path: string, host: ModuleHost, within?: string): string | undefined {
  const text = host.read(path, within);
  return text?.includes('\uFFFD') ? (host.decoded?.(path, within) ?? text) : text;
}

/** A host that remembers which paths it was asked for. */
export interface RememberingHost extends ModuleHost {
  readonly sought: ReadonlySet<string>;
}

/** Caches what a host reads, and throws ReadingBudgetSpent if that becomes too much. */
export function remembering(host: ModuleHost): RememberingHost {
  const texts = new Map<string, string | undefined>();
  const sought = new Set<string>();
  const budget = textBudget();
  const { look } = host;
  return {
    ...host,
    sought,
    read(path, within) {
      // A module may be read where an asset of the same name may not.
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
  };
}
