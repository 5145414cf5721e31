const most = 60;

/** A text for a message, cut where it is long. */
export function clipped(text: string): string {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

/** A value of the manifest for a message: as JSON, cut where it is long. */
export const excerpt = (value: unknown): string =>
  clipped(JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * most) : value) ?? 'undefined');
