import { schemasWithin } from '../../rule/schemas-within.ts';
import { met, type Node } from './node.ts';

/** Every property inside an embedded schema, at any depth, the schema itself left out. */
export function* fieldsOf({ node: schema, path, owner, generated }: Node<'schema'>): Generator<Node<'field'>> {
  for (const { schema: node, keyword, depth, path: inside } of schemasWithin(schema)) {
    if (keyword === 'properties') yield met('field', { node, path: path.concat(inside), depth, owner, generated });
  }
}
