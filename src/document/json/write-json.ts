import type { Writer } from '../edit/manuscript.ts';

export const jsonWriter: Writer = {
  spreads: true,
  name: (name) => JSON.stringify(name),
  value: (value, _like, step) => JSON.stringify(value, undefined, step),
};
