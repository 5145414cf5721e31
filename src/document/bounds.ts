/** What a manifest may not exceed, so that hostile input costs little. Real manifests stay far below. */
export const bounds = {
  /** UTF-16 units of text. */
  length: 5_000_000,
  /** UTF-16 units of a module of a definition: to parse code takes twenty times as long as to parse JSON. */
  module: 2_000_000,
  /** Modules that a definition is made of. */
  modules: 2000,
  /** UTF-16 units of all of them. */
  inModules: 8_000_000,
  /** UTF-16 units of all texts that are read for a definition, modules or not. */
  texts: 100_000_000,
  /** Objects and arrays inside each other. */
  depth: 200,
  /** Names and values, those that YAML aliases repeat included. */
  nodes: 250_000,
  /** Tokens of YAML: each name or value takes four or five. */
  lexemes: 500_000,
  /** Faults told of one file. */
  faults: 50,
} as const;
