/**
 * Returns the length of a text in code points if it exceeds `percent` of its limit. Past the limit it returns undefined: the
 * model reports that.
 */
export function lengthNear(limit: number, text: string, percent: number): number | undefined {
  const near = (limit * percent) / 100;
  // A string never has more code points than UTF-16 units.
  if (text.length <= near) return undefined;
  const { length } = [...text];
  return length > near && length <= limit ? length : undefined;
}
