import { shapeTexts } from './shapes.ts';

/** What a form of the manifest, or a configuration, has at a place: the keywords of its JSON Schema, and no others. */
export interface Shape {
  readonly type?: Type | readonly Type[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly required?: readonly string[];
  /** Of each item, or of one after the other. */
  readonly items?: Shape | readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  /** Characters. */
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

/** The shape of a form or of a configuration, derived from its model: known without building that. */
export function shapeOf(form: keyof typeof shapeTexts): Shape {
  const shape: Shape = read.get(form) ?? JSON.parse(shapeTexts[form]);
  read.set(form, shape);
  return shape;
}
