import { KnownError } from '../../engine/known-error.ts';

/** The platform's public API. */
const publicAddress = 'https://api.botpress.cloud';

/** Names of this machine. Any other, such as `127.0.0.1.example.com`, could resolve to something else. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns the address of the hub without a trailing slash. The given address is never repeated in errors: it may
 * contain a password.
 * @throws KnownError if it is not a valid URL, or one that a token must not be sent to.
 */
export function addressOf(option: string | undefined, env: string | undefined): string {
  const value = option ?? (env?.trim() || undefined);
  if (value === undefined) return publicAddress;
  const source = option === undefined ? 'HUBLINT_HUB_URL' : '--hub-url';
  const refuse = (why: string) =>
    new KnownError({ message: `\`${source}\` ${why}.`, hint: `Write the hub's address as \`${publicAddress}\`.` });
  if (!URL.canParse(value)) throw refuse('is not a URL');
  const url = new URL(value);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback.test(url.hostname))) {
    throw refuse('is not an `https` URL; `http` is for this machine only (`localhost`, `127.0.0.1`, `[::1]`)');
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse('contains a user or a password; the token belongs in `HUBLINT_TOKEN`');
  }
  if (/[?#]/.test(value)) throw refuse('contains a query or a fragment');
  return url.href.replace(/\/+$/, '');
}
