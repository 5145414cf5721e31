import { type Shape, shapeOf } from '../../../../../schemas/shape.ts';
import { ownOf } from '../../../../data/objects.ts';
import type { Path } from '../../../../data/path.ts';
import { unawaitedPromise } from '../../evaluate/functions/functions.ts';
import type { Value } from '../../value/value.ts';
import { isSchema } from '../schema-builder/schema.ts';

/** True if the model expects data at the path. A function there is not sent: the author forgot to call it. */
export const isUncalled = (path: Path): boolean => typeof path.at(-1) === 'string' && shapeAt(path)?.type !== undefined;

/**
 * True if the model refuses the object that is sent for a schema at this path: the property is unknown, or it must be a string
 * or the like.
 */
export function isRefused(value: Value, path: Path): boolean {
  if (!isSchema(value)) return false;
  const shape = shapeAt(path);
  return shape === undefined || !(shape.type === undefined || shape.type === 'object');
}

/** Returns the message for a function, a promise or a schema where the model expects data. */
export function misplaced(value: Value, path: Path): string {
  // The only opaque values that get here are promises.
  if (!isSchema(value) && value.kind !== 'function') return unawaitedPromise;
  if (value.kind === 'function') return 'This is a function; should it be called?';
  const { type, properties = {} } = shapeAt(path) ?? {};
  if (Object.hasOwn(properties, 'schema'))
    return 'This is a bare schema; expected an object that contains it: `{ schema: … }`.';
  return `This is a schema; expected ${type === undefined ? 'plain data' : 'a plain object'}.`;
}

const shapeAt = (path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>((shape, step) => shape && within(shape, step), shapeOf('definition'));

function within({ type, properties, additionalProperties: others, items }: Shape, step: string | number) {
  if (type === undefined) return {};
  if (typeof step === 'number') return items === undefined || 'length' in items ? undefined : items;
  if (type === 'object' && properties === undefined && others === undefined) return {};
  return ownOf(properties ?? {}, step) ?? (typeof others === 'object' ? others : undefined);
}
