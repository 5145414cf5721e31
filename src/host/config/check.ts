import type { ConfigData } from '../../../schemas/config.ts';
import { shapeOf } from '../../../schemas/shape.ts';
import { isContainer } from '../../data/objects.ts';
import { fits } from '../../engine/model/fits.ts';
import { maxDepth } from './max-depth.ts';

/**
 * Validates the shape of a configuration. Most are valid: the Zod model is loaded only for one that is not.
 * @throws KnownError if it has an unknown key or a value of the wrong type.
 */
export async function checkShape(config: unknown, source: string): Promise<ConfigData> {
  // A value that fits has the type that the model infers.
  if (isData(config) && fits(config, shapeOf('config'))) return config as ConfigData;
  return (await import('./explain-fault.ts')).validateWithModel(config, source);
}

/** Returns whether a value could come from JSON; the default export of a configuration in code may contain more. */
function isData(value: unknown, depth = 0): boolean {
  if (!isContainer(value)) return typeof value !== 'function' && value !== undefined;
  if (depth === maxDepth) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return isPlain && Object.values(value).every((part) => isData(part, depth + 1));
}
