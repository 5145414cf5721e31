import type { Data } from '../../../data/objects.ts';
import { shareStructure } from '../../../data/structural-sharing.ts';
import { parseSource, type SourceFile } from './parse.ts';
import type { Parser } from './parser.ts';

/** UTF-16 units of text: the modules of some hundred definitions, with a few hundred MB of syntax trees at worst. */
const roomy = 8_000_000;

/** UTF-16 units of text: the configurations and packages of some hundred folders. */
const roomForData = 500_000;

interface Kept {
  readonly file: SourceFile;
  /** The manifest of the definition in it. */
  manifest?: Data | undefined;
}

/** Caches parsed files from one reading to the next. */
export interface Parsing {
  /** The parsed file; it is parsed again only if its text has changed. */
  read(parser: Parser | undefined, path: string, text: string): SourceFile;
  /**
   * The manifest of the definition in a file, in which parts that are the same as at the last reading are the same objects.
   * Absent if manifests are not cached. The data must not have one object in several places.
   */
  manifest?(path: string, data: Data): Data;
  /** The result of `make` for the text of a data file; made again only if the text has changed. */
  made<T>(path: string, text: string, make: (text: string) => T): T;
}

/** The files of definitions as they were parsed last, for whoever reads the same again and again. */
export class ParsedFiles implements Parsing {
  readonly #room: number;
  /** In the order of their last use. */
  readonly #byPath = new Map<string, Kept>();
  #length = 0;
  readonly #made = new Map<unknown, Map<string, { readonly text: string; readonly made: unknown }>>();
  #lengthOfData = 0;

  /** @param room UTF-16 units of text: of more, what was not used for longest is forgotten. */
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

  made<T>(path: string, text: string, make: (text: string) => T): T {
    const there = this.#made.get(make)?.get(path);
    if (there?.text === text) return there.made as T;
    const made = make(text);
    this.#lengthOfData += text.length - (there?.text.length ?? 0);
    if (this.#lengthOfData > roomForData) {
      this.#made.clear();
      this.#lengthOfData = text.length;
    }
    const known = this.#made.get(make) ?? new Map();
    this.#made.set(make, known.set(path, { text, made }));
    return made;
  }

  #forget(path: string): void {
    this.#length -= this.#byPath.get(path)?.file.text.length ?? 0;
    this.#byPath.delete(path);
  }
}

/** The same for one definition of several that are read once: what it alone is made of is not kept. */
export const parsingFor = (shared: ParsedFiles, isOwn: (path: string) => boolean): Parsing => ({
  read: (parser, path, text) => (isOwn(path) ? parseSource(parser, path, text) : shared.read(parser, path, text)),
  made: (path, text, make) => (isOwn(path) ? make(text) : shared.made(path, text, make)),
});
