import type { Shape } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import { unmet } from './unmet.ts';

/** Whether the model has nothing to say of a value. Most are like that, and to see it takes less than to say what. */
export function fits(value: unknown, shape: Shape): boolean {
  if (unmet(value, shape) !== undefined) return false;
  if (shape.allOf?.every((one) => fits(value, one)) === false) return false;
  if (shape.anyOf?.some((one) => fits(value, one)) === false) return false;
  if (Array.isArray(value)) return fitsItems(value, shape);
  if (isObject(value)) return fitsObject(value, shape);
  return typeof value !== 'number' || fitsNumber(value, shape);
}

function fitsItems(list: readonly unknown[], { items, minItems = 0, maxItems = Infinity }: Shape): boolean {
  if (list.length < minItems || list.length > maxItems) return false;
  if (items === undefined) return true;
  return list.every((item, at) => {
    const shape = 'length' in items ? items[at] : items;
    return shape === undefined || fits(item, shape);
  });
}

function fitsObject(value: Readonly<Record<string, unknown>>, shape: Shape): boolean {
  const { properties = {}, additionalProperties: others = true, required } = shape;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (part === undefined) continue;
    const known = ownOf(properties, key) ?? others;
    if (known === false || (known !== true && !fits(part, known))) return false;
  }
  return required === undefined || required.every((key) => ownOf(value, key) !== undefined);
}

const fitsNumber = (value: number, { minimum, exclusiveMinimum, maximum }: Shape): boolean =>
  (minimum === undefined || value >= minimum) &&
  (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
  (maximum === undefined || value <= maximum);
