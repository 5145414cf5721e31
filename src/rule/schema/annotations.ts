/** Keywords of JSON Schema that describe a value and ask nothing of it; `example` is OpenAPI's. */
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
