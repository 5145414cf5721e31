import type { Shape } from '../../../schemas/shape.ts';
import { isObject, ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { ModelFinding } from './finding.ts';
import { quoted, subject } from './label.ts';

/**
 * The finding for an entry of a map that has none of an entry's properties but contains entries instead: a spread was
 * forgotten, or they are nested one level too deep.
 */
export function nestedMap({ properties }: Shape, value: unknown, path: Path): ModelFinding | undefined {
  if (properties === undefined || !isObject(value)) return undefined;
  const isKnown = (name: string) => ownOf(properties, name) !== undefined;
  const isEntry = (part: unknown) => isObject(part) && Object.keys(part).length > 0 && Object.keys(part).every(isKnown);
  const [first, ...others] = Object.keys(value);
  if (first === undefined || ![first, ...others].every((name) => !isKnown(name) && isEntry(value[name])))
    return undefined;
  return {
    id: 'type',
    messageId: 'nested',
    message: `${subject(path)} contains ${path.at(-2)} of its own, such as ${quoted(first)}; expected them in its place.`,
    at: { path, on: 'key' },
    about: path,
  };
}
