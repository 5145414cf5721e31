import { type Path, partOf } from '../data/path.ts';
import { layersOf } from './field-layers.ts';
import type { JsonSchema } from './nodes.ts';

/** The paths at which a field can be marked as secret: its value is then hidden in forms. */
const marks: readonly Path[] = [['x-zui', 'secret'], ['writeOnly'], ['format']];
const isMark = (value: unknown) => value === true || value === 'password';

/** Returns the paths, from the field, at which the field or a schema that it wraps can be marked as secret. */
export const marksOf = (field: JsonSchema): readonly Path[] =>
  layersOf(field).flatMap(([place]) => marks.map((mark) => [...place, ...mark]));

/** Whether a field, or a schema that it wraps, is marked as secret. */
export const isMarkedSecret = (field: JsonSchema): boolean =>
  marksOf(field).some((mark) => isMark(partOf(field, mark)));
