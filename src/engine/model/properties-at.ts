import type { Form } from '../../../schemas/form.ts';
import { type Shape, shapeOf } from '../../../schemas/shape.ts';
import { ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';

/** The property names that a form allows at a path; none if it does not have an object of fixed properties there. */
export function propertiesAt(form: Form, path: Path): readonly string[] {
  let shape: Shape | undefined = shapeOf(form);
  for (const step of path) shape = shape && partOf(shape, step);
  return Object.keys(shape?.properties ?? {});
}

function partOf({ properties, additionalProperties: others }: Shape, step: string | number): Shape | undefined {
  if (properties !== undefined) return ownOf(properties, String(step));
  return typeof others === 'object' ? others : undefined;
}
