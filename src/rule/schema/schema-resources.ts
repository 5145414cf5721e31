import { propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { JsonSchema } from '../nodes.ts';
import { schemasHaving } from './by-keyword.ts';
import { naming } from './keywords.ts';

/** What a draft says of names. */
interface Dialect {
  readonly identifier: '$id' | 'id';
  /** Whether `#name` as an identifier names a place, and is no base. */
  readonly namesPlaces: boolean;
  /** Whether what stands beside a `$ref` counts. */
  readonly heedsSiblings: boolean;
}

/** A schema that references start from: the embedded one, or one in it that has a base URI of its own. */
export interface SchemaResource {
  readonly root: JsonSchema;
  readonly path: Path;
  readonly uri: string;
  /** What it names by an anchor. */
  readonly anchors: ReadonlyMap<string, Located>;
}

/** A part of an embedded schema, with its path from that down. */
export interface Located {
  readonly schema: JsonSchema;
  readonly path: Path;
}

interface Growing extends SchemaResource {
  readonly anchors: Map<string, Located>;
  readonly dialect: Dialect;
}

/** The resources that an embedded schema consists of: itself, and each one inside it that an identifier makes one. */
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

  /** The one that a part belongs to: that of the part itself, or of the nearest schema around it. */
  around(path: Path): SchemaResource {
    return this.#nearest(path);
  }

  /** The one that an address leads to from inside of another; undefined where it leads out of the embedded schema. */
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
    // Validators know anchors in every draft.
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

/** Source: the core specifications of the drafts. What names no draft is read by the platform's own, draft-07. */
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

/** The address and the fragment of a reference, which may be encoded. */
export function divided(reference: string): readonly [address: string, fragment: string] {
  const at = reference.indexOf('#');
  return at < 0 ? [reference, ''] : [reference.slice(0, at), reference.slice(at + 1)];
}

/** What a base that is no whole address is resolved against, and is not part of what comes out. */
const nowhere = 'nowhere:/';
/** Each reference would be joined with all of a longer base. No real address is as long. */
const longestBase = 2000;

/** An address by the base it starts from. */
function resolved(address: string, base: string): string {
  if (address === '') return base;
  if (URL.canParse(address)) return new URL(address).href;
  if (base.length > longestBase) return address;
  const start = URL.canParse(base) ? base : nowhere + base;
  if (!URL.canParse(address, start)) return address;
  const { href } = new URL(address, start);
  return start === base ? href : href.slice(nowhere.length);
}
