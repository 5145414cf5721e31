const maxLength = 60;

/** Shortens a string for a message: at most 60 code points, with `…` at the end if it was cut. */
export function clipped(text: string): string {
  const characters = [...text.slice(0, 2 * maxLength + 2)];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text;
}

/** Formats a value of the manifest for a message: as JSON, cut to at most 60 code points. */
export const excerpt = (value: unknown): string =>
  clipped(JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * maxLength) : value) ?? 'undefined');
