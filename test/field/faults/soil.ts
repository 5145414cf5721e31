import type { Form } from '../../../schemas/integration.ts';
import type { Data } from '../../../src/data/objects.ts';
import { definition, record } from '../../schemas/parcels.ts';
import { readCorpus } from '../corpus.ts';

/** A manifest to plant faults in. */
export interface Soil {
  readonly name: string;
  readonly data: Data;
}

export const invented = (form: Form): Soil => ({ name: 'parcels', data: form === 'record' ? record() : definition() });

/** Returns the real integrations, starting with another one for each name, so that all are used, in a deterministic order. */
export function soilsFor(name: string, form: Form): readonly Soil[] {
  const real = readCorpus(form);
  const turn = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0) % real.length;
  return [...real.slice(turn), ...real.slice(0, turn)];
}

/** Adds parts of an invented manifest where a real one has none. */
export const completed = ({ name, data }: Soil, form: Form): Soil => ({
  name: `${name}, completed`,
  data: { ...invented(form).data, ...data },
});

/** As written in a file. */
export const wrapped = (form: Form, data: Data): Data => (form === 'record' ? { integration: data } : data);
