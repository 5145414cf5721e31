import type { Shape } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import { unmet } from './unmet.ts';

/** Whether the model has nothing to say of a value. Most manifests are like that, and to see it takes less than to say what. */
export function fits(value: unknown, shape: Shape): boolean {
  if (unmet(value, shape) !== undefined) return false;
  const { items } = shape;
  if (Array.isArray(value)) return items === undefined || value.every((item) => fits(item, items));
  return isObject(value) ? fitsObject(value, shape) : true;
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
