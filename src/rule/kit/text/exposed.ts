import { isContainer } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { type Credential, credentialsIn } from '../../credential.ts';
import { nothing } from '../../problems.ts';
import type { Problem } from '../../rule.ts';
import type { Text } from '../../texts.ts';

/** One word of letters and digits that keep taking turns, as they do in generated text and not in language. */
const isGenerated = (word: string) =>
  /^[\w+/=.:-]{20,}$/.test(word) && (word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0) >= 4;

/** Of an address, one part has to be such a word: `api2/v3/keys4` leads to a page. */
export function looksGenerated(text: string): boolean {
  const word = text.trim();
  if (word.length > 500) return false;
  return /^https?:/i.test(word) ? word.split(/[/?&=]/).some(isGenerated) : isGenerated(word);
}

/** What somebody types who needs no real one: `xoxb-123456789012-abcdefghijkl`. */
const typedInOrder = /123456|abcdef/i;

function realIn(text: string): readonly Credential[] {
  const found = credentialsIn(text);
  return found.length === 0 ? found : found.filter(({ span }) => !typedInOrder.test(text.slice(...span)));
}

export interface PlacedCredential extends Credential {
  readonly path: Path;
}

/** Those in a value that stands at `path`: in a text, or in all that data hold. */
export function credentialsAt(value: unknown, path: Path): readonly PlacedCredential[] {
  if (typeof value === 'string') return realIn(value).map((one) => ({ ...one, path }));
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    credentialsAt(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Problems with the credentials in a title or description. */
export function credentialsInText(text: Text): readonly Problem<'described'>[] {
  const found = realIn(text.value);
  if (found.length === 0) return nothing;
  const data = { thing: text.kind, owner: text.of };
  return found.map(({ span, kind }) => ({
    message: 'described',
    data: { ...data, kind },
    at: { ...text.at, span },
  }));
}
