/**
 * Truncates a string to `maxLength` code points, so that no surrogate pair is split. A code point takes at most two UTF-16
 * units, so only as much of the string is read as shows whether it is too long.
 */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = [...text.slice(0, 2 * maxLength + 1)];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
