import { type Path, partOf } from '../data/path.ts';
import { layersOf } from './field-layers.ts';
import type { JsonSchema } from './nodes.ts';

/** The places by which a field says that its value is not to be shown. */
const marks: readonly Path[] = [['x-zui', 'secret'], ['writeOnly'], ['format']];
const isMark = (value: unknown) => value === true || value === 'password';

/** The places, from the field on, where it or what it wraps can be marked as secret. */
export const marksOf = (field: JsonSchema): readonly Path[] =>
  layersOf(field).flatMap(([place]) => marks.map((mark) => [...place, ...mark]));

/** Whether a field says that its value is not to be shown. */
export const isMarkedSecret = (field: JsonSchema): boolean =>
  marksOf(field).some((mark) => isMark(partOf(field, mark)));
