/** A name or text from a manifest can be as long as the manifest. */
const longest = 500;

/** Fills the `{placeholders}` of a message; one without data stays as it is, for the rule's test to catch. */
export const fill = (text: string, data: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(data, name) ? cut(String(data[name])) : placeholder,
  );

/** In characters, of which none takes more than two units: the rest of the text is not looked at. */
const cut = (text: string): string =>
  text.length > longest ? `${[...text.slice(0, 2 * longest)].slice(0, longest).join('')}…` : text;
