import { type Data, isObject, put } from '../../../data/objects.ts';
import { CleanReader } from './clean-reader.ts';
import type { NodeMaker } from './node-maker.ts';

type Collected = Record<string, unknown> | unknown[];

const maker: NodeMaker<unknown, Collected> = {
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
 * Returns the data of YAML in its usual form: block mappings and sequences, scalars in all styles, brackets that end on their
 * line, and comments. Returns undefined for any other text, invalid or only unusual.
 */
export function cleanData(text: string): Data | undefined {
  const data = new CleanReader(text, maker).root();
  return isObject(data) ? data : undefined;
}
