import * as z from 'zod';
import { definitionModel, type Form, recordModel } from '../../../schemas/integration.ts';
import { ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';

/** A part of the Zod model. */
export type Schema = z.core.$ZodType;

export const modelOf = (form: Form): Schema => (form === 'record' ? recordModel() : definitionModel());

/** The schema of a value that is there. */
export const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;

/** The names that a form allows at a place; none where it has no object there. */
export function propertiesAt(form: Form, path: Path): readonly string[] {
  let schema: Schema | undefined = modelOf(form);
  for (const step of path) schema = schema && partOf(unwrapped(schema), step);
  const object = schema && unwrapped(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function partOf(schema: Schema, step: string | number): Schema | undefined {
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? ownOf<Schema>(schema.shape, String(step)) : undefined;
}
