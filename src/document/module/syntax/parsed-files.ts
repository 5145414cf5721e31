import { type Parser, parseSource, type SourceFile } from './parse.ts';

/** UTF-16 units of text: the modules of some hundred definitions, with a few hundred MB of syntax trees at worst. */
const room = 8_000_000;

/** The files of definitions as they were parsed last, for whoever reads the same definitions again and again. */
export class ParsedFiles {
  /** In the order of their last use. */
  readonly #byPath = new Map<string, SourceFile>();
  #length = 0;

  /** What a file says; it is only parsed where its text is another one. */
  read(parser: Parser, path: string, text: string): SourceFile {
    const known = this.#byPath.get(path);
    const file = known?.text === text ? known : parseSource(parser, path, text);
    this.#forget(path);
    this.#byPath.set(path, file);
    this.#length += text.length;
    for (const oldest of this.#byPath.keys()) {
      if (this.#length <= room) break;
      this.#forget(oldest);
    }
    return file;
  }

  #forget(path: string): void {
    this.#length -= this.#byPath.get(path)?.text.length ?? 0;
    this.#byPath.delete(path);
  }
}
