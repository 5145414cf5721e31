import * as z from 'zod';

// Of most models one value is asked: to generate code for it, as Zod does, takes longer than to look.
z.config({ jitless: true });

/**
 * A `record` is the resource as the hub returns it: all that the platform requires is there, and nothing beyond.
 * A `definition` is what an author writes and publishes: what the server fills in may be absent, what it assigns is.
 */
export type Form = 'record' | 'definition';

/** What the server fills in: required in a record, optional in a definition. */
export const filled = <T extends z.ZodType>(form: Form, schema: T): T | z.ZodOptional<T> =>
  form === 'record' ? schema : schema.optional();

/** What only a definition has. Its fields are optional, so that the type of both forms is true of a record, too. */
export const authored = <Fields extends Readonly<Record<string, z.ZodOptional>>>(form: Form, fields: Fields): Fields =>
  form === 'definition' ? fields : ({} as Fields);

/** Text with a limit. */
export const text = ({ min, max }: { readonly min?: number; readonly max: number }) =>
  min === undefined ? z.string().max(max) : z.string().min(min).max(max);

export const map = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** What editors show of a schema. */
export const about = <T extends z.ZodType>(title: string, description: string, schema: T): T =>
  schema.meta({ title, description });

/** Text of any length, with what editors show of it. */
export const aboutText = (title: string, description: string) => about(title, description, z.string());

/** A schema that stands in several places, built when the first of them is. */
export function once<T>(build: () => T): () => T {
  let built: T | undefined;
  return () => (built ??= build());
}
