import { propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { JsonSchema } from '../nodes.ts';
import { schemasHaving } from './by-keyword.ts';
import { naming } from './keywords.ts';

/** How a draft identifies schemas. */
interface Dialect {
  readonly identifier: '$id' | 'id';
  /** Whether an identifier of the form `#name` is an anchor rather than a base URI. */
  readonly namesPlaces: boolean;
  /** Whether keywords beside a `$ref` are evaluated. */
  readonly heedsSiblings: boolean;
}

/** A schema that references are resolved against: the embedded schema, or a subschema with its own base URI. */
export interface SchemaResource {
  readonly root: JsonSchema;
  readonly path: Path;
  readonly uri: string;
  /** Subschemas by anchor name. */
  readonly anchors: ReadonlyMap<string, Located>;
}

/** A part of an embedded schema, with its path from the root. */
export interface Located {
  readonly schema: JsonSchema;
  readonly path: Path;
}

interface Growing extends SchemaResource {
  readonly anchors: Map<string, Located>;
  readonly dialect: Dialect;
}

/** The schema resources of an embedded schema: the schema itself and each subschema that has its own identifier. */
export class SchemaResources {
  readonly #root: Growing;
  readonly #byRoot = new Map<unknown, Growing>();
  readonly #byUri = new Map<string, SchemaResource>();

  constructor(root: JsonSchema) {
    const dialect = dialectOf(root.$schema);
    const [address] = divided(identifierOf(root, dialect));
    this.#root = this.#enter({ schema: root, path: [] }, address, '', dialect);
    for (const part of schemasHaving(root, naming)) this.#name(part);
  }

  /** Returns the resource that a part belongs to: the part itself, or the nearest enclosing resource. */
  around(path: Path): SchemaResource {
    return this.#nearest(path);
  }

  /** Resolves an address against another resource; undefined if it leads out of the embedded schema. */
  find(address: string, from: SchemaResource): SchemaResource | undefined {
    return address === '' ? from : this.#byUri.get(resolved(address, from.uri));
  }

  #name(part: Located): void {
    const { schema, path } = part;
    const around = this.#nearest(path);
    const dialect = schema.$schema === undefined ? around.dialect : dialectOf(schema.$schema);
    const isReplaced = !dialect.heedsSiblings && typeof schema.$ref === 'string';
    const [address, fragment] = divided(isReplaced ? '' : identifierOf(schema, dialect));
    const isNew = path.length > 0 && address !== '';
    const { anchors } = isNew ? this.#enter(part, address, around.uri, dialect) : around;
    // Validators recognise anchors in every draft.
    for (const name of [dialect.namesPlaces && fragment, schema.$anchor, schema.$dynamicAnchor]) {
      if (typeof name === 'string' && name !== '' && !anchors.has(name)) anchors.set(name, part);
    }
  }

  #enter({ schema: root, path }: Located, address: string, base: string, dialect: Dialect): Growing {
    const resource = { root, path, uri: resolved(address, base), anchors: new Map<string, Located>(), dialect };
    this.#byRoot.set(root, resource);
    if (address !== '' && !this.#byUri.has(resource.uri)) this.#byUri.set(resource.uri, resource);
    return resource;
  }

  #nearest(path: Path): Growing {
    let nearest = this.#root;
    let part: unknown = nearest.root;
    for (const step of path) {
      part = propertyOf(part, step);
      nearest = this.#byRoot.get(part) ?? nearest;
    }
    return nearest;
  }
}

/**
 * Returns the identification rules of a draft; draft-07, the platform's own, if none is declared. Source: the core
 * specifications.
 */
function dialectOf(draft: unknown): Dialect {
  const name = typeof draft === 'string' ? draft : 'draft-07';
  return {
    identifier: /draft-0[34]/.test(name) ? 'id' : '$id',
    namesPlaces: !/draft\/20(?:19-09|20-12)/.test(name),
    heedsSiblings: !/draft-0\d/.test(name),
  };
}

function identifierOf(schema: JsonSchema, { identifier }: Dialect): string {
  const value = schema[identifier];
  return typeof value === 'string' ? value : '';
}

/** Splits a reference into its address and its fragment. The fragment may still be percent-encoded. */
export function divided(reference: string): readonly [address: string, fragment: string] {
  const at = reference.indexOf('#');
  return at < 0 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
}

/** The base for relative addresses; it is removed from the result. */
const nowhere = 'nowhere:/';
/** Limits the work: each reference is joined with the whole base. No real address is this long. */
const longestBase = 2000;

/** Resolves an address against a base. */
function resolved(address: string, base: string): string {
  if (address === '') return base;
  if (URL.canParse(address)) return new URL(address).href;
  if (base.length > longestBase) return address;
  const start = URL.canParse(base) ? base : nowhere + base;
  if (!URL.canParse(address, start)) return address;
  const { href } = new URL(address, start);
  return start === base ? href : href.slice(nowhere.length);
}
