import { KnownError } from '../../engine/known-error.ts';

/** A shorter token would be found by chance in unrelated text. */
const minLength = 8;

/** Returns whether a token is set, without which the hub cannot be asked. */
export const hasToken = ({ HUBLINT_TOKEN: token }: Environment = {}): boolean => (token?.trim() ?? '') !== '';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the token from the environment. It is never repeated in errors.
 * @throws KnownError if none is set, or it could not be sent in a header.
 */
export function tokenFrom(env: string | undefined): string {
  const token = env?.trim() ?? '';
  if (token === '') {
    throw new KnownError({
      message: 'The hub requires a token, but none is set.',
      hint: 'Set the environment variable `HUBLINT_TOKEN` to one of yours.',
    });
  }
  if (/^[\x21-\x7E]+$/.test(token)) return token;
  throw new KnownError({
    message: '`HUBLINT_TOKEN` holds a space, a line break or another character that no token has.',
    hint: 'Give the token alone, without `Bearer`.',
  });
}

/** Returns whether a text contains the token in any case, JSON-escaped or URL-encoded. If so, nothing of it is shown. */
export function containsToken(text: string, token: string): boolean {
  if (token.length < minLength) return false;
  const plain = text.replace(/\\u00([2-7][0-9a-f])|\\(\/)/gi, (_, code: string | undefined, slash: string) =>
    code === undefined ? slash : String.fromCharCode(Number.parseInt(code, 16)),
  );
  const all = `${text}\n${plain}`.toLowerCase();
  return [token, encodeURIComponent(token)].some((one) => all.includes(one.toLowerCase()));
}
