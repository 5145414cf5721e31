import { posix } from 'node:path';
import { closest, didYouMean } from '../../../../data/closest.ts';
import { usualAssets } from '../../../usual-assets.ts';
import type { ModuleHost } from '../../host.ts';
import { literal, opaque } from '../../value/make.ts';
import type { Origin, Value } from '../../value/value.ts';

/** A file that the definition names, but that cannot be read. */
export interface MissingFile {
  readonly named: Value;
  readonly message: string;
  /** Why its content is unknown. */
  readonly why: string;
}

/** The files that a definition names: scripts, the icon, the readme. They must be inside the integration's folder. */
export class AssetFiles {
  readonly missing: MissingFile[] = [];
  /** The paths of the files that were read. */
  readonly files: string[] = [];
  /** The texts of scripts, by their paths. */
  readonly texts = new Map<string, string>();
  readonly #folder: string;
  readonly #host: ModuleHost;

  constructor(folder: string, host: ModuleHost) {
    this.#folder = folder;
    this.#host = host;
  }

  /** Returns the text of a script in place of its file name. */
  script(named: Value): Value {
    return this.#content(named, (path) => {
      const text = this.#host.read(path, this.#folder);
      if (text === undefined) return undefined;
      this.texts.set(path, text);
      const origin = { file: path, start: 0, end: text.length };
      return { kind: 'literal', value: text, origin, verbatim: false, plain: true };
    });
  }

  /** Returns the bytes of a file in base64, at the origin of its file name. */
  base64(named: Value): Value {
    return this.#content(named, (path) => {
      const bytes = this.#host.readBase64(path, this.#folder);
      return bytes === undefined ? undefined : literal(bytes, named.origin);
    });
  }

  #content(named: Value, read: (path: string) => Value | undefined): Value {
    if (named.kind === 'opaque' && this.#isRead(named.origin))
      return this.#addMissing(named, `${expectedPath} what it holds`);
    if (named.kind !== 'literal' || typeof named.value !== 'string' || named.value === '') return named;
    const path = posix.join(this.#folder, named.value);
    const within = posix.relative(this.#folder, path);
    const inside = !posix.isAbsolute(named.value) && within !== '' && !/^\.\.(?:\/|$)/.test(within);
    const content = inside ? read(path) : undefined;
    if (content !== undefined) {
      this.files.push(path);
      return content;
    }
    const file = `\`${named.value}\``;
    if (!inside)
      return this.#addMissing(named, whyNoPath(named.value) ?? `${file} is outside the folder of the integration`);
    const unread = this.#host.unread?.(path, this.#folder);
    if (unread !== undefined) return this.#addMissing(named, `File ${file} cannot be read: it ${unread}`);
    return this.#addMissing(named, whyNoPath(named.value) ?? `File ${file} not found`, this.#hint(named.value, path));
  }

  #addMissing(named: Value, why: string, hint = ''): Value {
    this.missing.push({ named, message: `${why}.${hint}`, why });
    return opaque(why, named.origin);
  }

  /** True if the expression at the origin is a plain call of `readFileSync`. */
  #isRead({ file, start, end }: Origin): boolean {
    return /^(?:\w+\.)*readFileSync\([^?&|=]*\)$/.test(this.#host.read(file)?.slice(start, end) ?? '');
  }

  /** Suggests the file that was probably meant: one in the same folder, or one that most integrations have. */
  #hint(named: string, path: string): string {
    const beside = this.#closestTo(path);
    if (beside !== undefined) return didYouMean(named.replace(/[^/]*$/, () => beside));
    const usual = usualAssets.find((name) => posix.extname(name) === posix.extname(named));
    const isThere = usual && this.#host.look?.(posix.join(this.#folder, usual)) === 'file';
    return isThere ? didYouMean(usual) : '';
  }

  #closestTo(path: string): string | undefined {
    const { look, entries } = this.#host;
    const folder = posix.dirname(path);
    if (look?.(folder) !== 'folder') return undefined;
    const others = (entries?.(folder) ?? []).filter((name) => name !== posix.basename(path));
    const meant = closest(posix.basename(path), others);
    return meant !== undefined && look(posix.join(folder, meant)) === 'file' ? meant : undefined;
  }
}

const expectedPath = 'Expected the path of a file in the folder of the integration here, and not';

/** Returns why a text cannot be a path. */
function whyNoPath(text: string): string | undefined {
  if (/^(?:https?|data):/i.test(text)) return `${expectedPath} an address`;
  return /[\r\n<>{}="|]/.test(text) ? `${expectedPath} what it holds` : undefined;
}
