/** Requirements for an object or array that is built as a sample. */
export interface Requirements {
  readonly depth?: number;
  /** How many properties or items to add beyond the required ones. */
  readonly extra?: number;
  readonly given?: ReadonlyMap<string | number, unknown>;
  readonly omitted?: string;
}
