import { type Data, isContainer } from '../../src/data/objects.ts';
import type { SchemaPart } from '../../src/inclusion/index.ts';
import type { RandomChoices } from './random-schemas.ts';

type Unknown = NonNullable<SchemaPart['unknowns']>[number];
type Path = Unknown['path'];

/** Removes parts of a schema, as in a definition that cannot be fully read. */
export function removeParts(schema: Data, chance: RandomChoices, count: number): Omit<SchemaPart, 'path'> {
  const root = structuredClone(schema);
  const unknowns: Unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const { definitions, ...used } = root;
    const places = [...locationsIn(chance.oneIn(4) ? root : used, [])];
    if (places.length > 0) unknowns.push(removeAt(chance.one(places), chance));
  }
  return { root, unknowns };
}

interface Location {
  readonly holder: Record<string, unknown> | unknown[];
  readonly step: string;
  readonly path: Path;
}

function* locationsIn(value: unknown, path: Path): Generator<Location> {
  if (!isContainer(value)) return;
  for (const step of Object.keys(value)) {
    const inner = [...path, Array.isArray(value) ? Number(step) : step];
    yield { holder: value, step, path: inner };
    yield* locationsIn(value[step], inner);
  }
}

/** Removes a value and marks it as unknown: the value itself, or further entries. */
function removeAt({ holder, step, path }: Location, chance: RandomChoices): Unknown {
  const isRest = chance.oneIn(3);
  if (!Array.isArray(holder)) delete holder[step];
  else if (isRest) holder.splice(Number(step), 1);
  else holder[Number(step)] = undefined;
  return isRest ? { path: path.slice(0, -1), extent: 'rest' } : { path, extent: 'value' };
}
