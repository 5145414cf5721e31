import { dirname } from 'node:path';
import type { InitializeParams } from 'vscode-languageserver';
import { isWithin } from '../../host/files/boundary.ts';
import { projectRoot } from '../../host/files/project/project.ts';
import { forgetWorkspaces } from '../../host/files/project/workspace.ts';
import { pathOf } from '../editor/uri.ts';
import { Root, type ServerSetting } from './root.ts';

/** The folders that are open in the editor, and the projects of files outside of them. */
export class Roots {
  readonly #setting: ServerSetting;
  readonly #known = new Map<string, Root>();
  #folders: readonly string[];

  constructor(folders: readonly string[], setting: ServerSetting) {
    this.#folders = folders;
    this.#setting = setting;
  }

  /** Returns the root of a file: the outermost open folder that contains it, or else its project. */
  of(path: string): Root {
    const open = this.#folders.filter((folder) => isWithin(path, folder)).sort((a, b) => a.length - b.length);
    const folder = open[0] ?? projectRoot(dirname(path));
    const root = this.#known.get(folder) ?? new Root(folder, this.#setting);
    this.#known.set(folder, root);
    return root;
  }

  change(added: readonly string[], removed: readonly string[]): void {
    this.#folders = [...this.#folders.filter((folder) => !removed.includes(folder)), ...added];
    this.#known.clear();
  }

  /** Discards everything that is cached between checks. */
  renew(): void {
    forgetWorkspaces();
    for (const root of this.#known.values()) root.renew();
  }
}

/** Returns the folders that are open in the editor; older clients send at most one. */
export function foldersOf({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  return uris.flatMap((uri) => pathOf(uri) ?? []);
}
