/** So many numbers, from 1 on. */
export const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
