import { isContainer, isObject, propertyOf, put } from '../data/objects.ts';
import { type Path, partOf } from '../data/path.ts';
import { pointerOf } from '../data/pointer.ts';
import type { SchemaPart } from './difference.ts';
import { assertions, namesOf, subschemaKeywords } from './keywords.ts';

/** The unknown parts of a schema, as JSON Pointers. */
export interface Gaps {
  /** Schemas that are unknown, or not completely known. */
  readonly opaque: ReadonlySet<string>;
  /** Schemas that may be stricter than their known part, never less strict. */
  readonly partial: ReadonlySet<string>;
  /** Schemas that may have a default, and `properties` objects whose unknown properties may have one. */
  readonly defaulted: ReadonlySet<string>;
  /** All locations that contain an unknown part which affects the accepted values. */
  readonly enclosing: ReadonlySet<string>;
  /** The names of properties that are declared with an unknown schema, by the schema that declares them. */
  readonly undescribed: ReadonlyMap<string, readonly string[]>;
}

type Unknown = NonNullable<SchemaPart['unknowns']>[number];

/** Accepts every value: replaces an unknown schema. */
const anything = { allOf: [] };

/** Keywords that another keyword weakens: if that one is unknown, they are dropped too. */
const weakenedBy: Readonly<Record<string, string>> = { minContains: 'contains', nullable: 'type' };

/** Keywords whose entries apply independently: the known entries hold even if others are unknown. */
const conjunctive = ['required', 'dependencies', 'dependentRequired', 'dependentSchemas'];

/** Copies a schema without its unknown parts. The copy accepts every value that the schema accepts, and maybe more. */
export function withoutUnknowns(
  root: unknown,
  unknowns: readonly Unknown[],
): { readonly root: unknown; readonly gaps: Gaps } {
  const known = new KnownSchema(root);
  for (const unknown of unknowns) known.exclude(unknown);
  return { root: known.root, gaps: known };
}

class KnownSchema implements Gaps {
  root: unknown;
  readonly opaque = new Set<string>();
  readonly partial = new Set<string>();
  readonly defaulted = new Set<string>();
  readonly enclosing = new Set<string>();
  readonly undescribed = new Map<string, string[]>();
  readonly #copies = new Set<unknown>();

  constructor(root: unknown) {
    this.root = root;
  }

  exclude({ path, extent }: Unknown): void {
    const at = ownerOf(this.root, path);
    const [keyword, ...inside] = path.slice(at.length).map(String);
    this.opaque.add(pointerOf(path));
    if (keyword === 'default') this.defaulted.add(pointerOf(at));
    if (keyword === '$id') this.opaque.add(pointerOf(at));
    const affectsValues =
      keyword === undefined || assertions.has(keyword) || subschemaKeywords.has(keyword) || keyword === '$id';
    if (!affectsValues) return;
    for (let length = 0; length <= path.length; length += 1) this.enclosing.add(pointerOf(path.slice(0, length)));
    if (keyword === undefined || ['$id', 'definitions', '$defs'].includes(keyword)) return;
    const isListed = subschemaKeywords.has(keyword) && Array.isArray(partOf(this.root, [...at, keyword]));
    if (isListed && inside.length === 1) return;
    this.#excludeFrom(at, keyword, inside, inside.length === 0 && extent === 'value');
  }

  #excludeFrom(at: Path, keyword: string, inside: readonly string[], isWhole: boolean): void {
    const [place, [name, ...deeper]] = [pointerOf(at), inside];
    if (isWhole && subschemaKeywords.get(keyword) === 'single') this.#makeOpaque(at, keyword);
    else if (keyword === 'properties' && name !== undefined && deeper.length === 0) {
      this.undescribed.set(place, [...(this.undescribed.get(place) ?? []), name]);
    } else if (keyword === 'properties' || keyword === 'patternProperties') this.#makeUndeclaredOpaque(at, keyword);
    else if (keyword === 'items' || keyword === 'prefixItems') {
      this.#drop(at, 'prefixItems', 'additionalItems');
      this.#makeOpaque(at, 'items');
    } else if (!isWhole && name === undefined && subschemaKeywords.get(keyword) === 'several')
      this.#addOpaqueItem(at, keyword);
    else {
      this.partial.add(place);
      this.#drop(at, weakenedBy[keyword] ?? '');
      const isSure = isWhole || (name === undefined && conjunctive.includes(keyword));
      if (keyword === 'required') this.#mutableCopyAt(at).required = namesOf(partOf(this.root, [...at, keyword]));
      else if (!isSure) this.#drop(at, keyword);
    }
  }

  /** Accounts for properties of unknown names: any undeclared property may be one of them, and may have a default. */
  #makeUndeclaredOpaque(at: Path, keyword: string): void {
    const isSimple = keyword === 'properties' && !Object.hasOwn(this.#mutableCopyAt(at), 'patternProperties');
    // If `patternProperties` may also apply, the known schema of a property is not all of its constraints.
    if (!isSimple) this.partial.add(pointerOf(at));
    if (keyword === 'properties') this.defaulted.add(pointerOf([...at, keyword]));
    this.#makeOpaque(at, 'additionalProperties');
  }

  #makeOpaque(at: Path, keyword: string): void {
    this.#mutableCopyAt(at)[keyword] = anything;
    this.opaque.add(pointerOf([...at, keyword]));
  }

  /** Accounts for a list with at least one more, unknown item. */
  #addOpaqueItem(at: Path, keyword: string): void {
    const list = this.#mutableCopyAt([...at, keyword]);
    const index = Object.keys(list).length;
    list[index] = undefined;
    this.opaque.add(pointerOf([...at, keyword, index]));
  }

  #drop(at: Path, ...keywords: readonly string[]): void {
    const schema = this.#mutableCopyAt(at);
    for (const keyword of keywords) delete schema[keyword];
  }

  /** Returns a mutable copy of the object at a path. It and its ancestors are copied once. */
  #mutableCopyAt(path: Path): Record<string, unknown> {
    let copy = this.#copyOnce(this.root);
    this.root = copy;
    for (const step of path) {
      const inner = this.#copyOnce(copy[step]);
      put(copy, String(step), inner);
      copy = inner;
    }
    return copy;
  }

  #copyOnce(value: unknown): Record<string, unknown> {
    if (this.#copies.has(value)) return value as Record<string, unknown>;
    const copy = Array.isArray(value) ? [...value] : { ...(isContainer(value) ? value : {}) };
    this.#copies.add(copy);
    return copy as Record<string, unknown>;
  }
}

/** Returns the path of the innermost schema on a path. */
function ownerOf(root: unknown, path: Path): Path {
  let at: Path = [];
  let value = root;
  for (let rest = path; rest.length > 0; rest = path.slice(at.length)) {
    const keyword = String(rest[0]);
    const holder = subschemaKeywords.get(keyword);
    if (holder === undefined) break;
    const isOne = holder === 'single' && !Array.isArray(propertyOf(value, keyword));
    const steps = rest.slice(0, isOne ? 1 : 2);
    const inner = partOf(value, steps);
    if ((!isOne && steps.length < 2) || !(isObject(inner) || typeof inner === 'boolean')) break;
    at = [...at, ...steps];
    value = inner;
  }
  return at;
}
