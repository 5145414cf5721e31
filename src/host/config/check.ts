import type { ConfigData } from '../../../schemas/config.ts';
import { shapeOf } from '../../../schemas/shape.ts';
import { isContainer } from '../../data/objects.ts';
import { fits } from '../../engine/model/fits.ts';
import { deepest } from './deepest.ts';

/**
 * What a configuration says. Most are in order: the model is loaded where one is not.
 * @throws KnownError where it has an unknown key or a value of the wrong kind.
 */
export async function checkShape(config: unknown, source: string): Promise<ConfigData> {
  // What fits has the type that the model gives it.
  if (isData(config) && fits(config, shapeOf('config'))) return config as ConfigData;
  return (await import('./explain-fault.ts')).explained(config, source);
}

/** Whether it is what JSON could say; the default export of a configuration that is code may be more. */
function isData(value: unknown, depth = 0): boolean {
  if (!isContainer(value)) return typeof value !== 'function' && value !== undefined;
  if (depth === deepest) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
  return isPlain && Object.values(value).every((part) => isData(part, depth + 1));
}
