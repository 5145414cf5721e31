import { put, type RuleFault } from '../fault.ts';

const action = {
  title: 'Weigh a parcel',
  description: 'Tells how heavy a parcel is',
  output: { schema: { type: 'object', properties: {} } },
};

/** One more action, as the fields of those that are there have a title where it belongs. */
const hinted =
  (hint: string, value: unknown): RuleFault['plant'] =>
  (manifest) => {
    const number = { type: 'string', description: 'Number of the parcel', 'x-zui': { title: 'Number' } };
    const input = { schema: { type: 'object', properties: { number } }, ui: { number: { [hint]: value } } };
    const path = ['actions', 'weighParcel'];
    return {
      ...put(manifest, path, { ...action, input }),
      at: { path: [...path, 'input', 'ui', 'number', hint], on: 'key' },
    };
  };

export default [
  { kind: 'title', form: 'definition', plant: hinted('title', 'Parcel number') },
  { kind: 'examples', form: 'definition', plant: hinted('examples', ['JD014600']) },
] satisfies readonly RuleFault[];
