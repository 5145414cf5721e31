import type { Path } from '../../../data/path.ts';
import { compareTexts } from '../../../data/sorted.ts';
import type { Patch, TextEdit } from '../../document.ts';
import type { AnyNode } from '../syntax/nodes.ts';
import type { SourceFile } from '../syntax/parse.ts';
import type { Literal, Origin, Value, ValueEntry } from '../value/value.ts';
import { composedIn } from './composed-strings.ts';
import { printText, printValue } from './print.ts';
import { isRepeated, type Sites } from './sites.ts';
import { insertion, removal, renaming, type TextReplacement } from './text-replacements.ts';
import { type Reach, reachOf } from './used-ranges.ts';

/** The edits of one file for a patch; undefined if it cannot be applied safely. */
type Change = { readonly file: string; readonly replacements: readonly TextReplacement[] } | undefined;

/** A definition as values, and the files that they come from. */
interface EditedDefinition {
  readonly root: Value;
  readonly entryAt: (path: Path) => ValueEntry | undefined;
  readonly files: readonly SourceFile[];
  readonly sitesOf: (path: string) => Sites | undefined;
  /** Whether something else is computed from the literal at an origin. */
  readonly isConsumed: (origin: Origin) => boolean;
}

/** Property accesses in code, as in `actions.sendMessage`, `actions['send-message']`; method calls are excluded. */
const propertyAccess = /\.\s*([\w$]+)(?!\s*\()(?![\w$])|(?<=[\w$)\]])\[\s*['"`]([^'"`\n]*)['"`]\s*\]/g;
/** Destructured properties, as in `const { sendMessage } = actions`. */
const destructuredProperties = /\b(?:const|let|var)\s*\{([^}]{0,500})\}/g;

type Elements = readonly (AnyNode | null)[];

/** Applies changes of a manifest to the files of its definition. */
export class ModuleEditor {
  readonly #root: Value;
  readonly #entryAt: (path: Path) => ValueEntry | undefined;
  readonly #files: readonly SourceFile[];
  readonly #sitesOf: (path: string) => Sites | undefined;
  readonly #isComposed: (text: string, origin: Origin) => boolean;
  #reach: Reach | undefined;
  #mentions: ReadonlySet<string> | undefined;
  /** For each array: whether item N of the definition is element N in the source. */
  readonly #plainArrays = new WeakMap<Elements, boolean>();

  constructor({ root, entryAt, files, sitesOf, isConsumed }: EditedDefinition) {
    this.#root = root;
    this.#entryAt = entryAt;
    this.#files = files;
    this.#sitesOf = sitesOf;
    this.#isComposed = composedIn(files, isConsumed);
  }

  edit(patches: readonly Patch[]): readonly TextEdit[] | undefined {
    if (!areDistinct(patches)) return undefined;
    const edits: TextEdit[] = [];
    for (const patch of patches) {
      const change = this.#change(patch);
      if (change === undefined) return undefined;
      for (const replacement of change.replacements) edits.push({ file: change.file, ...replacement });
    }
    return disjoint(edits);
  }

  #change(patch: Patch): Change {
    if (patch.op === 'remove') return this.#remove(patch.path);
    if (patch.op === 'rename') return this.#rename(patch.path, patch.to);
    const entry = this.#entryAt(patch.path);
    return entry === undefined ? this.#insert(patch.path, patch.value) : this.#replace(entry.value, patch.value);
  }

  #replace(old: Value, value: unknown): Change {
    const { file, start, end } = old.origin;
    if (old.kind !== 'literal' || !this.#getReach().isOnlyValue(old.origin)) return undefined;
    if (old.plain && typeof value === 'string') return { file, replacements: [{ start, end, text: value }] };
    const sites = this.#sitesOf(file);
    if (sites === undefined || this.#isComposed(sites.file.text, old.origin)) return undefined;
    const text = old.verbatim ? printedLike(old, value, sites) : undefined;
    return text === undefined ? undefined : { file, replacements: [{ start, end, text }] };
  }

  #insert(path: Path, value: unknown): Change {
    const name = path.at(-1);
    const owner = path.length === 1 ? this.#root : this.#entryAt(path.slice(0, -1))?.value;
    if (owner?.kind !== 'object' || typeof name !== 'string' || !this.#getReach().isOnlyValue(owner.origin))
      return undefined;
    const sites = this.#sitesOf(owner.origin.file);
    const node = sites?.object(owner.origin);
    const written = sites && printValue(value, sites.style);
    if (sites === undefined || node === undefined || written === undefined) return undefined;
    return { file: owner.origin.file, replacements: insertion(node, name, written, sites) };
  }

  #remove(path: Path): Change {
    const entry = this.#entryAt(path);
    if (entry === undefined) return undefined;
    if (typeof path.at(-1) === 'number') return this.#removeItem(path);
    const { site, sites } = this.#propertyAt(entry.key) ?? {};
    if (site === undefined || sites === undefined) return undefined;
    return removing(site.node, site.owner.properties, sites);
  }

  #removeItem(path: Path): Change {
    const owner = this.#entryAt(path.slice(0, -1))?.value;
    if (owner?.kind !== 'array' || !this.#getReach().isOnlyValue(owner.origin)) return undefined;
    const sites = this.#sitesOf(owner.origin.file);
    const elements = sites?.array(owner.origin)?.elements;
    const node = elements?.[Number(path.at(-1))];
    if (sites === undefined || elements === undefined || !node || !this.#isPlainArray(elements)) return undefined;
    return removing(node, elements, sites);
  }

  #rename(path: Path, to: string): Change {
    const entry = this.#entryAt(path);
    if (entry === undefined || this.#entryAt([...path.slice(0, -1), to]) !== undefined) return undefined;
    const { site, sites } = this.#propertyAt(entry.key) ?? {};
    const replacement = site && sites && renaming(site.node, to, sites);
    return replacement && sites ? { file: sites.file.path, replacements: [replacement] } : undefined;
  }

  /** Returns the property of a key; undefined if the key is evaluated twice, repeated in its object, or accessed by code. */
  #propertyAt(key: Origin) {
    if (!this.#getReach().isOnlyKey(key)) return undefined;
    const sites = this.#sitesOf(key.file);
    const site = sites?.property(key);
    if (sites === undefined || site === undefined || isRepeated(site)) return undefined;
    return this.#isMentioned(sites.file.text.slice(key.start, key.end).replace(/['"]/g, ''))
      ? undefined
      : { site, sites };
  }

  /** True if some code accesses a property of that name. */
  #isMentioned(name: string): boolean {
    this.#mentions ??= new Set(
      this.#files.flatMap(({ text }) => [
        ...Array.from(text.matchAll(propertyAccess), ([, named, quoted]) => named ?? quoted ?? ''),
        ...Array.from(text.matchAll(destructuredProperties), ([, names = '']) => names.match(/[\w$-]+/g) ?? []).flat(),
      ]),
    );
    return this.#mentions.has(name);
  }

  /** Cached: asked for each item, computed once for each array. */
  #isPlainArray(elements: Elements): boolean {
    const known = this.#plainArrays.get(elements);
    const plain = known ?? elements.every((element) => element !== null && element.type !== 'SpreadElement');
    if (known === undefined) this.#plainArrays.set(elements, plain);
    return plain;
  }

  #getReach(): Reach {
    this.#reach ??= reachOf(this.#root);
    return this.#reach;
  }
}

function removing(node: AnyNode, siblings: Elements, { file }: Sites): Change {
  const replacements = removal(node, siblings, file.text);
  return replacements && { file: file.path, replacements };
}

/** True if no two patches set a value, or rename to a name, at the same path. */
function areDistinct(patches: readonly Patch[]): boolean {
  const written = patches
    .filter((patch) => patch.op !== 'remove')
    .map((patch) => JSON.stringify(patch.op === 'rename' ? [...patch.path.slice(0, -1), patch.to] : patch.path));
  return new Set(written).size === written.length;
}

/** Prints a value in place of a literal; a string keeps the quotes of the one that it replaces. */
function printedLike({ origin }: Literal, value: unknown, { file, style }: Sites): string | undefined {
  const quote = file.text[origin.start];
  const kept = quote === "'" || quote === '"' || quote === '`' ? quote : style.quote;
  return typeof value === 'string' ? printText(value, { ...style, quote: kept }) : printValue(value, style);
}

/** Sorts the edits and joins insertions at the same offset. Returns undefined if two of them overlap. */
function disjoint(edits: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const sorted = edits.toSorted((a, b) => compareTexts(a.file, b.file) || a.start - b.start);
  const result: TextEdit[] = [];
  for (const edit of sorted) {
    const last = result.at(-1);
    const same = last?.file === edit.file;
    if (same && last.start === edit.start && last.end === last.start && edit.end === edit.start) {
      result[result.length - 1] = { ...last, text: last.text + edit.text };
    } else if (same && edit.start < last.end) return undefined;
    else result.push(edit);
  }
  return result;
}
