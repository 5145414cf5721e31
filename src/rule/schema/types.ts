/** The type names of JSON Schema. */
export const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;
export type JsonType = (typeof types)[number];

export const isType = (value: unknown): value is JsonType => types.some((type) => type === value);
