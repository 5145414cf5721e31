import type { Data } from '../../../data/objects.ts';
import { shareStructure } from '../../../data/structural-sharing.ts';
import { parseSource, type SourceFile } from './parse.ts';
import type { Parser } from './parser.ts';

/** UTF-16 units of text: the modules of several hundred definitions, whose ASTs take a few hundred MB at worst. */
const roomy = 8_000_000;

/** UTF-16 units of text: the configurations and packages of several hundred folders. */
const roomForData = 500_000;

interface Kept {
  readonly file: SourceFile;
  /** The manifest of the definition in the file. */
  manifest?: Data | undefined;
}

/** Caches parsed files from one reading to the next. */
export interface Parsing {
  /** Returns the parsed file; parses it again only if its text has changed. */
  read(parser: Parser | undefined, path: string, text: string): SourceFile;
  /**
   * Returns the manifest of the definition in a file; its unchanged parts are the same objects as at the last reading. Absent
   * if manifests are not cached. The data must not contain one object at several paths.
   */
  manifest?(path: string, data: Data): Data;
  /** Returns the result of `make` for the text of a data file; computes it again only if the text has changed. */
  derived<T>(path: string, text: string, make: (text: string) => T): T;
}

/** A cache of parsed definition files, for callers that read the same files repeatedly. */
export class ParsedFiles implements Parsing {
  readonly #room: number;
  /** Least recently used first. */
  readonly #byPath = new Map<string, Kept>();
  #length = 0;
  readonly #derived = new Map<unknown, Map<string, { readonly text: string; readonly result: unknown }>>();
  #lengthOfData = 0;

  /** @param room UTF-16 units of text; beyond that, the least recently used files are dropped. */
  constructor(room = roomy) {
    this.#room = room;
  }

  read(parser: Parser | undefined, path: string, text: string): SourceFile {
    const known = this.#byPath.get(path);
    const file = known?.file.text === text ? known.file : parseSource(parser, path, text);
    this.#forget(path);
    this.#byPath.set(path, { file, manifest: known?.manifest });
    this.#length += text.length;
    for (const oldest of this.#byPath.keys()) {
      if (this.#length <= this.#room) break;
      this.#forget(oldest);
    }
    return file;
  }

  manifest(path: string, data: Data): Data {
    const known = this.#byPath.get(path);
    if (known === undefined) return data;
    known.manifest = shareStructure(data, known.manifest);
    return known.manifest;
  }

  derived<T>(path: string, text: string, make: (text: string) => T): T {
    const there = this.#derived.get(make)?.get(path);
    if (there?.text === text) return there.result as T;
    const derived = make(text);
    this.#lengthOfData += text.length - (there?.text.length ?? 0);
    if (this.#lengthOfData > roomForData) {
      this.#derived.clear();
      this.#lengthOfData = text.length;
    }
    const known = this.#derived.get(make) ?? new Map();
    this.#derived.set(make, known.set(path, { text, result: derived }));
    return derived;
  }

  #forget(path: string): void {
    this.#length -= this.#byPath.get(path)?.file.text.length ?? 0;
    this.#byPath.delete(path);
  }
}

/**
 * Caches only shared files: for one of several definitions that are each read once, the files that only it uses need not be
 * kept.
 */
export const parsingFor = (shared: ParsedFiles, isOwn: (path: string) => boolean): Parsing => ({
  read: (parser, path, text) => (isOwn(path) ? parseSource(parser, path, text) : shared.read(parser, path, text)),
  derived: (path, text, make) => (isOwn(path) ? make(text) : shared.derived(path, text, make)),
});
