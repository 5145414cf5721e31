import { shapeTexts } from './shapes.ts';

/** The JSON Schema of a part of a manifest or a configuration, reduced to these keywords. */
export interface Shape {
  readonly type?: Type | readonly Type[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly required?: readonly string[];
  /** The schema of every item, or of the items by index. */
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  /** In characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

type Type = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

const read = new Map<string, Shape>();

/**
 * Returns the schema of a form or of the configuration, derived from its model at build time: much faster than building the
 * model.
 */
export function shapeOf(form: keyof typeof shapeTexts): Shape {
  const shape: Shape = read.get(form) ?? JSON.parse(shapeTexts[form]);
  read.set(form, shape);
  return shape;
}
