/** Limits for a manifest, so that hostile input costs little. Real manifests stay far below them. */
export const bounds = {
  /** UTF-16 units of text. */
  length: 5_000_000,
  /** UTF-16 units of one module of a definition: parsing code takes twenty times as long as parsing JSON. */
  module: 2_000_000,
  /** Modules of one definition. */
  modules: 2000,
  /** UTF-16 units of all modules of a definition together. */
  inModules: 8_000_000,
  /** UTF-16 units of all files that are read for a definition, modules or not. */
  texts: 100_000_000,
  /** Nesting depth of objects and arrays. */
  depth: 200,
  /** Names and values, including those that YAML aliases repeat. */
  nodes: 250_000,
  /** YAML tokens: each name or value takes four or five. */
  lexemes: 500_000,
  /** Faults reported per file. */
  faults: 50,
} as const;
