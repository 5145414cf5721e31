import * as z from 'zod';

// Most models validate a single value. Zod's code generation for that takes longer than plain validation.
z.config({ jitless: true });

/**
 * A `record` is the resource as the hub returns it: everything that the platform requires, and nothing else. A `definition`
 * is what an author writes and publishes: fields that the server fills in may be absent, and fields that it assigns are
 * absent.
 */
export type Form = 'record' | 'definition';

/** Marks a field that the server fills in: required in a record, optional in a definition. */
export const filled = <T extends z.ZodType>(form: Form, schema: T): T | z.ZodOptional<T> =>
  form === 'record' ? schema : schema.optional();

/** Returns fields that only a definition has. They are optional, so that the type is also correct for a record. */
export const authored = <Fields extends Readonly<Record<string, z.ZodOptional>>>(form: Form, fields: Fields): Fields =>
  form === 'definition' ? fields : ({} as Fields);

/** A string with length limits, in code points. */
export const text = ({ min, max }: { readonly min?: number; readonly max: number }) =>
  min === undefined ? z.string().max(max) : z.string().min(min).max(max);

export const map = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** Adds the title and description that editors show. */
export const about = <T extends z.ZodType>(title: string, description: string, schema: T): T =>
  schema.meta({ title, description });

/** A string of any length, with the title and description that editors show. */
export const aboutText = (title: string, description: string) => about(title, description, z.string());

/** Caches a schema that is used in several places; it is built on first use. */
export function once<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => (built ??= build());
}
