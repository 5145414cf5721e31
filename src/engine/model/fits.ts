import type { Shape } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';

/**
 * Whether the model has nothing to say of a value. Most manifests are like that, and to see it takes less than to build
 * the model. False where that cannot be seen here: the model says what there is to say.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape.type !== undefined && !hasType(value, shape.type)) return false;
  if (shape.enum?.includes(value) === false) return false;
  if (shape.allOf?.every((part) => fits(value, part)) === false) return false;
  if (typeof value === 'string') return fitsText(value, shape);
  if (Array.isArray(value)) return value.every((item) => shape.items === undefined || fits(item, shape.items));
  return isObject(value) ? fitsObject(value, shape) : true;
}

const hasType = (value: unknown, type: NonNullable<Shape['type']>): boolean =>
  typeof type === 'string' ? typeOf(value) === type : type.some((one) => one === typeOf(value));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && !Number.isFinite(value) ? 'no number of JSON' : typeof value;
}

/** A character is one or two UTF-16 units: most texts need not be counted. */
const fitsText = (text: string, { minLength = 0, maxLength = Infinity, pattern }: Shape): boolean =>
  (text.length <= maxLength || (text.length <= 2 * maxLength && [...text].length <= maxLength)) &&
  (text.length >= 2 * minLength || [...text].length >= minLength) &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text));

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
