/**
 * As much of a text as is not too long, in characters, so that none of them is cut in two. None takes more than two units:
 * no more of the text is looked at than shows whether it is too long.
 */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text.slice(0, 2 * most + 1)];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
