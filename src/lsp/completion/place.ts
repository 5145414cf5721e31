/** A place in a text, by the names and numbers that lead there. */
export interface Place {
  readonly steps: readonly (string | number)[];
  /** Whether the name of a property belongs there; it is then not among the steps. */
  readonly isKey: boolean;
}

/** The name of a property, which may be written in quotes. */
export const unquoted = (key: string): string => key.replace(/^['"]|['"]$/g, '');
