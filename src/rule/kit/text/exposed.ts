import { isContainer } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { type Credential, credentialsIn } from '../../credential.ts';
import { nothing } from '../../problems.ts';
import type { Problem } from '../../rule.ts';
import type { Text } from '../../texts.ts';

/** Whether a word alternates between letters and digits at least four times, as generated strings do and words do not. */
const isGenerated = (word: string) =>
  /^[\w+/=.:-]{20,}$/.test(word) && (word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0) >= 4;

/** Whether a text looks like a generated string. In a URL, one component has to: `api2/v3/keys4` is an ordinary path. */
export function looksGenerated(text: string): boolean {
  const word = text.trim();
  if (word.length > 500) return false;
  return /^https?:/i.test(word) ? word.split(/[/?&=]/).some(isGenerated) : isGenerated(word);
}

/** Sequences that people type in place of a real credential: `xoxb-123456789012-abcdefghijkl`. */
const typedInOrder = /123456|abcdef/i;

function realCredentialsIn(text: string): readonly Credential[] {
  const found = credentialsIn(text);
  return found.length === 0 ? found : found.filter(({ span }) => !typedInOrder.test(text.slice(...span)));
}

export interface PlacedCredential extends Credential {
  readonly path: Path;
}

/** Returns the credentials in a value at `path`: in a string, or in any string inside an object or array. */
export function credentialsAt(value: unknown, path: Path): readonly PlacedCredential[] {
  if (typeof value === 'string') return realCredentialsIn(value).map((credential) => ({ ...credential, path }));
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    credentialsAt(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns the problems for the credentials in a title or description. */
export function credentialsInText(text: Text): readonly Problem<'described'>[] {
  const found = realCredentialsIn(text.value);
  if (found.length === 0) return nothing;
  const data = { thing: text.kind, owner: text.of };
  return found.map(({ span, kind }) => ({
    message: 'described',
    data: { ...data, kind },
    at: { ...text.at, span },
  }));
}
