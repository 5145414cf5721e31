/** JSON Schema keywords that describe a value without constraining it; `example` comes from OpenAPI. */
export const annotations: readonly string[] = [
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
];
