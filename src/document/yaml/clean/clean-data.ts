import { type Data, isObject, put } from '../../../data/objects.ts';
import { CleanReader } from './clean-reader.ts';
import type { Maker } from './maker.ts';

type Collected = Record<string, unknown> | unknown[];

const maker: Maker<unknown, Collected> = {
  scalar: ({ value }) => value,
  mapping: () => ({}),
  list: () => [],
  property(collected, { name }, value) {
    if (Object.hasOwn(collected, name)) return false;
    put(collected as Record<string, unknown>, name, value);
    return true;
  },
  item: (collected, value) => void (collected as unknown[]).push(value),
  comma() {},
  collection: (collected) => collected,
};

/**
 * The data of what most YAML is: mappings and sequences by indentation, scalars in all styles, brackets that end on their
 * line, and comments. Undefined for any other text, be it wrong or only unusual.
 */
export function cleanData(text: string): Data | undefined {
  const data = new CleanReader(text, maker).root();
  return isObject(data) ? data : undefined;
}
