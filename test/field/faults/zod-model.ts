import * as z from 'zod';
import { definitionModel, type Form, recordModel } from '../../../schemas/integration.ts';

/** A part of the Zod model. */
export type Schema = z.core.$ZodType;

export const modelOf = (form: Form): Schema => (form === 'record' ? recordModel() : definitionModel());

/** Returns the schema without `optional`. */
export const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
