import type { Form } from '../../../schemas/integration.ts';
import type { Data } from '../../../src/data/objects.ts';
import { definition, record } from '../../schemas/parcels.ts';
import { readCorpus } from '../corpus.ts';

/** A manifest that faults are planted in. */
export interface Soil {
  readonly name: string;
  readonly data: Data;
}

export const invented = (form: Form): Soil => ({ name: 'parcels', data: form === 'record' ? record() : definition() });

/** The real integrations, beginning with another one for each name, so that all have their turn, and each always the same. */
export function soilsFor(name: string, form: Form): readonly Soil[] {
  const real = readCorpus(form);
  const turn = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 0) % real.length;
  return [...real.slice(turn), ...real.slice(0, turn)];
}

/** With the parts of an invented one where a real one has none. */
export const completed = ({ name, data }: Soil, form: Form): Soil => ({
  name: `${name}, completed`,
  data: { ...invented(form).data, ...data },
});

/** As it stands in a file. */
export const wrapped = (form: Form, data: Data): Data => (form === 'record' ? { integration: data } : data);
