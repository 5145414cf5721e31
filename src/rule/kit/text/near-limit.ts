/** How many characters a text has, where those are more than a share of its limit; past the limit, the model speaks. */
export function lengthNear(limit: number, text: string, percent: number): number | undefined {
  const near = (limit * percent) / 100;
  // A string has no more code points than it has units.
  if (text.length <= near) return undefined;
  const { length } = [...text];
  return length > near && length <= limit ? length : undefined;
}
