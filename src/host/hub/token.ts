import { KnownError } from '../../engine/known-error.ts';

/** Shorter than this, a token would be found by chance in what it has nothing to do with. */
const shortestKnown = 8;

/** Whether the hub can be asked at all. */
export const hasToken = ({ HUBLINT_TOKEN: token }: Environment = {}): boolean => (token?.trim() ?? '') !== '';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The token, as the environment gives it. It is never repeated.
 * @throws KnownError where there is none, or what is there could not be sent as one.
 */
export function tokenFrom(env: string | undefined): string {
  const token = env?.trim() ?? '';
  if (token === '') {
    throw new KnownError({
      message: 'The hub answers only with a token, and none is set.',
      hint: 'Set the environment variable `HUBLINT_TOKEN` to one of yours.',
    });
  }
  if (/^[\x21-\x7E]+$/.test(token)) return token;
  throw new KnownError({
    message: '`HUBLINT_TOKEN` holds a space, a line break or another character that no token has.',
    hint: 'Give the token alone, without `Bearer`.',
  });
}

/** Whether a text repeats the token, be it in other letters or with the escapes of JSON or of addresses. Then nothing of it is shown. */
export function repeats(text: string, token: string): boolean {
  if (token.length < shortestKnown) return false;
  const plain = text.replace(/\\u00([2-7][0-9a-f])|\\(\/)/gi, (_, code: string | undefined, slash: string) =>
    code === undefined ? slash : String.fromCharCode(Number.parseInt(code, 16)),
  );
  const all = `${text}\n${plain}`.toLowerCase();
  return [token, encodeURIComponent(token)].some((one) => all.includes(one.toLowerCase()));
}
