import type { Shape } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import { violatedKeyword } from './violated-keyword.ts';

/** Whether a value has no fault against its shape. Most have none, and this check is faster than describing the faults. */
export function fits(value: unknown, shape: Shape): boolean {
  if (violatedKeyword(value, shape) !== undefined) return false;
  if (shape.allOf !== undefined && !fitsAll(value, shape.allOf)) return false;
  if (shape.anyOf !== undefined && !fitsAny(value, shape.anyOf)) return false;
  if (Array.isArray(value)) return fitsItems(value, shape);
  if (isObject(value)) return fitsObject(value, shape);
  return typeof value !== 'number' || fitsNumber(value, shape);
}

/** Separate functions: a closure inside `fits` would slow down every call of it, even if it is never created. */
const fitsAll = (value: unknown, shapes: readonly Shape[]): boolean => shapes.every((one) => fits(value, one));
const fitsAny = (value: unknown, shapes: readonly Shape[]): boolean => shapes.some((one) => fits(value, one));

function fitsItems(list: readonly unknown[], { items, minItems = 0, maxItems = Infinity }: Shape): boolean {
  if (list.length < minItems || list.length > maxItems) return false;
  if (items === undefined) return true;
  return list.every((item, at) => {
    const shape = 'length' in items ? items[at] : items;
    return shape === undefined || fits(item, shape);
  });
}

function fitsObject(value: Readonly<Record<string, unknown>>, shape: Shape): boolean {
  const { properties, additionalProperties: others = true, required } = shape;
  // No list of keys is allocated: a manifest consists mostly of small objects.
  for (const key in value) {
    const part = value[key];
    if (part === undefined) continue;
    const known = ownOf(properties, key) ?? others;
    if (known === false || (known !== true && !fits(part, known))) return false;
  }
  return required === undefined || hasAll(value, required);
}

const hasAll = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => ownOf(value, name) !== undefined);

const fitsNumber = (value: number, { minimum, exclusiveMinimum, maximum }: Shape): boolean =>
  (minimum === undefined || value >= minimum) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
  (maximum === undefined || value <= maximum);
