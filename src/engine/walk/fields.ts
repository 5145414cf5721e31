import type { Path } from '../../data/path.ts';
import type { JsonSchema, Owner } from '../../rule/nodes.ts';
import type { EmbeddedSchema } from '../../rule/schema/embedded-schema.ts';
import { schemasWithin } from '../../rule/schema/schemas-within.ts';
import type { ManifestNode } from './node.ts';

/** Adds every property inside an embedded schema, at any depth, without the schema itself. */
export function addFields(nodes: ManifestNode[], schema: ManifestNode<'schema'>): void {
  const all = schemasWithin(schema.node);
  // An index loop, because `for…of` allocates an object for each step until V8 has optimized it. `at` is always in range.
  for (let at = 0; at < all.length; at += 1) {
    const inside = all[at] as EmbeddedSchema;
    if (inside.keyword === 'properties') nodes.push(new Field(inside, schema));
  }
}

/** Most nodes are fields, and the path of most of them is never read: so it is computed on demand. */
class Field implements ManifestNode<'field'> {
  readonly noun = 'field';
  readonly node: JsonSchema;
  readonly key: string;
  readonly owner: Owner;
  readonly generated: boolean;
  readonly depth: number;
  readonly #inside: EmbeddedSchema;
  readonly #schema: ManifestNode<'schema'>;

  constructor(inside: EmbeddedSchema, schema: ManifestNode<'schema'>) {
    this.node = inside.schema;
    this.key = String(inside.step);
    this.owner = schema.owner;
    this.generated = schema.generated;
    this.depth = inside.depth;
    this.#inside = inside;
    this.#schema = schema;
  }

  get path(): Path {
    return this.#schema.path.concat(this.#inside.path);
  }
}
