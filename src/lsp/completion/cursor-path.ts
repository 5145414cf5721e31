/** A position in a text, as a path. */
export interface CursorPath {
  readonly steps: readonly (string | number)[];
  /** Whether a property name belongs there; it is then not among the steps. */
  readonly isKey: boolean;
}

/** Returns a property name without its quotes, if it has any. */
export const unquoted = (key: string): string => key.replace(/^['"]|['"]$/g, '');
