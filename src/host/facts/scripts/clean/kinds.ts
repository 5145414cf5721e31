/** The kinds of values, one bit for each kind that VRL distinguishes. */
export const kinds = { string: 1, integer: 2, boolean: 4, null: 8, array: 16, object: 32, other: 64 } as const;

/** The kinds that a value may have, as the compiler infers them; `vague` if that inference is not reproduced here. */
export type VrlKind = number | 'vague';

export const anything = 127;

/** Returns the kind of a value that comes from one of two branches. */
export const either = (one: VrlKind, other: VrlKind): VrlKind => (one === other ? one : 'vague');

/** Returns the kind of a member of a value; undefined if it has no members. */
export function memberKind(kind: VrlKind): VrlKind | undefined {
  if (kind === anything) return anything;
  return kind === 'vague' || kind === kinds.array || kind === kinds.object ? 'vague' : undefined;
}
