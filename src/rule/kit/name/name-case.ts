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

/** What is said in capitals at the start of a name: `URL` in `URLGet`, `IDs`, the `S` in `SendMessage`. */
const initial = /^(?:[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z])/;

/** `send_message`, `SendMessage` and `SEND_MESSAGE` as `sendMessage`. */
export const toCamelCase = (name: string): string =>
  plainName(name)
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word === word.toUpperCase() ? word.toLowerCase() : word))
    .map((word, index) =>
      index === 0
        ? word.replace(initial, (capitals) => capitals.toLowerCase())
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');

/** `parcelDesk` and `Parcel Desk` as `parcel-desk`. */
export const toKebabCase = (name: string): string =>
  wordsApart(plainName(name), '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `parcelDesk` and `Parcel Desk` as `PARCEL_DESK`. */
export const toScreamingSnakeCase = (name: string): string => toKebabCase(name).toUpperCase().replaceAll('-', '_');
