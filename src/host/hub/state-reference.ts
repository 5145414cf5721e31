import { closest, didYouMean } from '../../data/closest.ts';
import { once } from '../../data/once.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { StateQuery } from './client.ts';

/** A state of a bot, as in `state:TYPE/ID/NAME`. */
export interface StateReference extends Omit<StateQuery, 'botId'> {
  /** The reference as the user wrote it. */
  readonly text: string;
}

const scheme = 'state:';

/** The types of owners of a state. Source: platform API, section 4.9. */
const types: readonly StateReference['type'][] = ['conversation', 'user', 'bot', 'integration', 'workflow'];

/** Ids and names are not longer than those of integrations. */
const maxLength = 200;
/** Stays one path segment however a server decodes it. */
const part = once(() => /^(?!\.*$)[^\\\p{Cc}\p{Cs}]+$/u);

const hint = 'Write `state:TYPE/ID/NAME`, such as `state:conversation/conv_01/lastSync`.';

/**
 * Parses a reference to a state of a bot. An id has no slash; a name may have some.
 * @throws KnownError if it is invalid.
 */
export function parseStateReference(text: string): StateReference {
  const refuse = (why: string) => new KnownError({ message: `\`${text}\` ${why}`, hint });
  if (!text.startsWith(scheme)) throw refuse('names no state.');
  const [kind = '', id = '', ...names] = text.slice(scheme.length).split('/');
  const type = types.find((one) => one === kind);
  if (type === undefined) {
    const known = types.map((one) => `\`${one}\``).join(', ');
    throw refuse(`names no type of state: there are ${known}.${didYouMean(closest(kind, types))}`);
  }
  if (!part().test(id) || /\s/.test(id) || id.length > maxLength) throw refuse(`names no ${type} by its id.`);
  const name = names.join('/');
  if (!names.every((one) => part().test(one)) || name === '' || name.length > maxLength) {
    throw refuse('contains no valid name of a state.');
  }
  return { text, type, id, name };
}
