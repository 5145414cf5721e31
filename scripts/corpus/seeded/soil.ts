import type { Form } from '../../../schemas/integration.ts';
import { definition, record } from '../../../test/schemas/parcels.ts';
import { readCorpus } from '../read.ts';
import type { Data, Fault, Planting } from './fault.ts';

/** A manifest that faults are planted in. */
export interface Soil {
  readonly name: string;
  readonly data: Data;
}

/** Real integrations, and then, for what none of them has, real ones with the parts of an invented one. */
export function soilsOf(shared: string, form: Form): readonly (readonly Soil[])[] {
  const real = readCorpus(shared, form);
  const invented = form === 'record' ? record() : definition();
  const completed = real.map(({ name, data }) => ({ name: `${name}, completed`, data: { ...invented, ...data } }));
  return [real, completed, [{ name: 'parcels', data: invented }]];
}

/** The manifests that have a place for a fault. Another one comes first for each `start`, so that all have their turn. */
export function* plantIn(
  soils: readonly (readonly Soil[])[],
  fault: Pick<Fault, 'plant'>,
  start: number,
): Generator<{ readonly soil: Soil; readonly planting: Planting }> {
  for (const list of soils) {
    const first = start % list.length;
    for (const soil of [...list.slice(first), ...list.slice(0, first)]) {
      const planting = fault.plant(soil.data);
      if (planting) yield { soil, planting };
    }
  }
}
