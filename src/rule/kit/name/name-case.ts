/** Latin letters that Unicode does not decompose into a base letter and an accent. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Transliterates a name to ASCII: `über` to `uber`. Empty if letters or digits would be lost, as in `ключ`. */
function plainName(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name;
  const plain = name
    .replace(/[^\0-\x7f]/gu, (letter) => transliterations[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return /(?![\0-\x7f])[\p{L}\p{N}]/u.test(plain) ? '' : plain;
}

/**
 * Inserts a separator between the words of a name: `getURLList` becomes `get_URL_List`, `userIDs` becomes `user_IDs`, and
 * `OAuth` stays one word.
 */
const separateWords = (name: string, mark: string): string =>
  name
    .replace(/[a-z0-9](?=[A-Z])/g, (end) => end + mark)
    .replace(/[A-Z]{2}(?=[A-Z][a-z])(?!.s(?![a-z]))/g, (end) => end + mark);

// The following functions return an empty string if the name cannot be expressed in the target case.

/** Converts a name to kebab-case: `parcelDesk` and `Parcel Desk` to `parcel-desk`. */
export const toKebabCase = (name: string): string =>
  separateWords(plainName(name), '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Converts a name to SCREAMING_SNAKE_CASE: `parcelDesk` and `Parcel Desk` to `PARCEL_DESK`. */
export const toScreamingSnakeCase = (name: string): string => toKebabCase(name).toUpperCase().replaceAll('-', '_');

/**
 * Converts a name to camelCase: `send_message` and `SendMessage` to `sendMessage`, `getURL` to `getUrl`. A capital occurs
 * only after a lowercase letter.
 */
export const toCamelCase = (name: string): string =>
  toKebabCase(name)
    .replace(/-./g, (start) => start.charAt(1).toUpperCase())
    .replace(/(?<![a-z])[A-Z]/g, (capital) => capital.toLowerCase());
