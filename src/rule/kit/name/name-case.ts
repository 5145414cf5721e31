/** Latin letters that are not made of a plain one and an accent. */
const spelled: Readonly<Record<string, string>> = {
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

/** A name in the letters from A to Z: `über` as `uber`; empty where letters or digits would be lost, as those of `ключ`. */
function plainName(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name;
  const plain = name
    .replace(/[^\0-\x7f]/gu, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return /(?![\0-\x7f])[\p{L}\p{N}]/u.test(plain) ? '' : plain;
}

/** A name with a mark where a word begins with a capital: `getURLList` as `get_URL_List`; `userIDs` and `OAuth` have one word less than capitals. */
const wordsApart = (name: string, mark: string): string =>
  name
    .replace(/[a-z0-9](?=[A-Z])/g, (end) => end + mark)
    .replace(/[A-Z]{2}(?=[A-Z][a-z])(?!.s(?![a-z]))/g, (end) => end + mark);

// What follows is empty where no such name says the same.

/** `parcelDesk` and `Parcel Desk` as `parcel-desk`. */
export const toKebabCase = (name: string): string =>
  wordsApart(plainName(name), '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `parcelDesk` and `Parcel Desk` as `PARCEL_DESK`. */
export const toScreamingSnakeCase = (name: string): string => toKebabCase(name).toUpperCase().replaceAll('-', '_');

/** `send_message` and `SendMessage` as `sendMessage`, `getURL` as `getUrl`: capitals stand behind small letters alone. */
export const toCamelCase = (name: string): string =>
  toKebabCase(name)
    .replace(/-./g, (start) => start.charAt(1).toUpperCase())
    .replace(/(?<![a-z])[A-Z]/g, (capital) => capital.toLowerCase());
