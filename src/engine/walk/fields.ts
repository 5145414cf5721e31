import type { Path } from '../../data/path.ts';
import type { JsonSchema, Owner } from '../../rule/nodes.ts';
import { subschemasOf } from '../../rule/subschemas.ts';
import { met, type Node } from './node.ts';

interface Inside {
  readonly owner: Owner;
  readonly generated: boolean;
}

/** Every property inside an embedded schema, at any depth, the schema itself left out. */
export function* fieldsOf(schema: JsonSchema, path: Path, inside: Inside): Generator<Node<'field'>> {
  for (const { schema: node, keyword, depth, at } of subschemasOf(schema, { path, on: 'value' })) {
    if (keyword === 'properties') yield met('field', { node, path: at().path, depth, ...inside });
  }
}
