/**
 * Truncates a string to `most` code points, so that no surrogate pair is split. A code point takes at most two UTF-16 units,
 * so only as much of the string is read as shows whether it is too long.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
