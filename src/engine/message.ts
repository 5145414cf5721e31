/** Fills the `{placeholders}` of a message; one without data stays as it is, for the rule's test to catch. */
export const fill = (text: string, data: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(data, name) ? String(data[name]) : placeholder,
  );
