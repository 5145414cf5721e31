import { breakOlderCommands } from './build-log.ts';
import { visible } from './visible.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for XML 1.0 and HTML alike, in content and in quoted attributes. Characters that XML cannot contain at all
 * (control characters, lone surrogates, U+FFFE, U+FFFF) become visible symbols or replacement characters.
 */
export const escapeXml = (text: string): string =>
  breakOlderCommands(
    visible(text)
      .replace(/[\ufffe\uffff]/g, '\ufffd')
      .replace(/[&<>"']/g, (character) => entities[character] ?? ''),
    '&#91;',
  );
