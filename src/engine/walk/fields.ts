import type { Path } from '../../data/path.ts';
import type { JsonSchema, Owner } from '../../rule/nodes.ts';
import type { Inside } from '../../rule/schema/inside.ts';
import { schemasWithin } from '../../rule/schema/schemas-within.ts';
import type { ManifestNode } from './node.ts';

/** Adds every property inside an embedded schema, at any depth, the schema itself left out. */
export function addFields(nodes: ManifestNode[], schema: ManifestNode<'schema'>): void {
  const all = schemasWithin(schema.node);
  // Counted, and in range by the condition: a loop over a list makes an object for each step until V8 has optimized it.
  for (let at = 0; at < all.length; at += 1) {
    const inside = all[at] as Inside;
    if (inside.keyword === 'properties') nodes.push(new Field(inside, schema));
  }
}

/** Most nodes are fields, and of most of them nobody asks where they stand: that is told when it is asked. */
class Field implements ManifestNode<'field'> {
  readonly noun = 'field';
  readonly node: JsonSchema;
  readonly key: string;
  readonly owner: Owner;
  readonly generated: boolean;
  readonly depth: number;
  readonly #inside: Inside;
  readonly #schema: ManifestNode<'schema'>;

  constructor(inside: Inside, schema: ManifestNode<'schema'>) {
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
