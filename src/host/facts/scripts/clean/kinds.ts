/** What a value may be: a bit for each of what VRL tells apart. */
export const kinds = { string: 1, integer: 2, boolean: 4, null: 8, array: 16, object: 32, other: 64 } as const;

/** The kinds that a value may have, as the compiler knows them; `vague` where what it knows is not known here. */
export type VrlKind = number | 'vague';

export const anything = 127;

/** What a value is that comes from either. */
export const either = (one: VrlKind, other: VrlKind): VrlKind => (one === other ? one : 'vague');

/** What is inside of a value. */
export function inside(kind: VrlKind): VrlKind | undefined {
  if (kind === anything) return anything;
  return kind === 'vague' || kind === kinds.array || kind === kinds.object ? 'vague' : undefined;
}
