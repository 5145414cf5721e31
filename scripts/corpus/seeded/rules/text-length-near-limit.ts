import { find, put, type RuleFault } from '../fault.ts';

const nearlyTooLong =
  (length: number, ...pattern: string[]): RuleFault['plant'] =>
  (manifest) => {
    const path = find(manifest, pattern);
    return path && put(manifest, path, 'Parcels '.repeat(40).slice(0, length).trimEnd().padEnd(length, 's'));
  };

export default [
  { kind: 'near, of a title', plant: nearlyTooLong(64, 'title') },
  { kind: 'near, of a description', plant: nearlyTooLong(240, 'user', 'tags', '*', 'description') },
] satisfies readonly RuleFault[];
