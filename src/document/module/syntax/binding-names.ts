import type { BindingTarget } from './nodes.ts';

/** Yields the names that a binding pattern declares. */
export function* namesOf(target: BindingTarget): Generator<string> {
  if (target.type === 'Identifier') yield target.name;
  else if (target.type === 'AssignmentPattern') yield* namesOf(target.left);
  else if (target.type === 'RestElement') yield* namesOf(target.argument);
  else if (target.type === 'ArrayPattern') {
    for (const element of target.elements) if (element !== null) yield* namesOf(element);
  } else if (target.type === 'ObjectPattern') {
    for (const property of target.properties) {
      // The parser reports methods in a pattern as errors, but keeps them in the AST.
      if (property.type !== 'RestElement' && property.type !== 'ObjectProperty') continue;
      // In a pattern, the value of a property is a pattern, too.
      yield* namesOf(property.type === 'RestElement' ? property : (property.value as BindingTarget));
    }
  }
}
