/** What a manifest may not exceed, so that hostile input costs little. Real manifests stay below a fiftieth of each. */
export const bounds = {
  /** UTF-16 units of text. */
  length: 5_000_000,
  /** Objects and arrays inside each other. */
  depth: 200,
  /** Names and values, those that YAML aliases repeat included. */
  nodes: 250_000,
} as const;
