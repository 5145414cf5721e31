import type { Data } from '../../../data/objects.ts';
import { reused } from '../../../data/reused.ts';
import { type Parser, parseSource, type SourceFile } from './parse.ts';

/** UTF-16 units of text: the modules of some hundred definitions, with a few hundred MB of syntax trees at worst. */
const roomy = 8_000_000;

interface Kept {
  readonly file: SourceFile;
  /** What the definition in it came to. */
  manifest?: Data | undefined;
}

/** The files of definitions as they were parsed last, for whoever reads the same again and again. */
export class ParsedFiles {
  readonly #room: number;
  /** In the order of their last use. */
  readonly #byPath = new Map<string, Kept>();
  #length = 0;

  /** @param room UTF-16 units of text: of more, what was not used for longest is forgotten. */
  constructor(room = roomy) {
    this.#room = room;
  }

  /** What a file says; it is only parsed where its text is another one. */
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

  /** What the definition in a file comes to: what is as it was when it was read last, is that very object. */
  manifest(path: string, data: Data): Data {
    const known = this.#byPath.get(path);
    if (known === undefined) return data;
    known.manifest = reused(data, known.manifest);
    return known.manifest;
  }

  #forget(path: string): void {
    this.#length -= this.#byPath.get(path)?.file.text.length ?? 0;
    this.#byPath.delete(path);
  }
}
