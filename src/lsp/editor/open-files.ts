import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Overlay } from '../../engine/fix.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { pathOf, uriOf } from './uri.ts';

/** The files that are open in the editor, by path: their texts replace those on disk. */
export class OpenFiles {
  /** A file may be open under several spellings of its URI; the most recently changed one is last. */
  readonly #byPath = new Map<string, Map<string, TextDocument>>();

  /** Stores a document in its current state. Returns its path; undefined if it is no file. */
  put(document: TextDocument): string | undefined {
    const path = pathOf(document.uri);
    if (path === undefined) return undefined;
    const documents = this.#byPath.get(path) ?? new Map<string, TextDocument>();
    documents.delete(document.uri);
    this.#byPath.set(path, documents.set(document.uri, document));
    return path;
  }

  close({ uri }: TextDocument): string | undefined {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const documents = this.#byPath.get(path);
    documents?.delete(uri);
    if (documents?.size === 0) this.#byPath.delete(path);
    return path;
  }

  get paths(): readonly string[] {
    return [...this.#byPath.keys()];
  }

  has(path: string): boolean {
    return this.#byPath.has(path);
  }

  at(path: string): TextDocument | undefined {
    return [...(this.#byPath.get(path)?.values() ?? [])].at(-1);
  }

  /** Returns the URIs under which the editor has a file open. */
  urisOf(path: string): readonly string[] {
    const open = this.#byPath.get(path);
    return open === undefined ? [uriOf(path)] : [...open.keys()];
  }

  /** Returns the texts of all open files, with file names relative to `cwd`. */
  overlay(cwd: string): Overlay {
    return new Map(this.paths.map((path) => [displayPath(path, cwd), this.at(path)?.getText() ?? ''] as const));
  }
}
