import { subschemasOf } from '../../rule/subschemas.ts';
import { met, type Node } from './node.ts';

/** Every property inside an embedded schema, at any depth, the schema itself left out. */
export function* fieldsOf({ node: schema, path, owner, generated }: Node<'schema'>): Generator<Node<'field'>> {
  for (const { schema: node, keyword, depth, at } of subschemasOf(schema, { path, on: 'value' })) {
    if (keyword === 'properties') yield met('field', { node, path: at().path, depth, owner, generated });
  }
}
