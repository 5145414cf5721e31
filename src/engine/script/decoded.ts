/** What may be base64, of either alphabet. */
const run = /[A-Za-z0-9+/_-]{16,}/g;
const readable = /^[\t\n\r -~]+$/;

/** The texts that a text holds in base64. */
export function decodedIn(text: string): readonly string[] {
  return [...text.matchAll(run)].flatMap(([written]) => {
    // One sign alone is less than a byte.
    if (written.length % 4 === 1) return [];
    const decoded = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    return readable.test(decoded) ? [decoded] : [];
  });
}
