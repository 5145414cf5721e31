import { cut } from '../../data/cut.ts';
import { jsonIn } from '../../data/json-in.ts';
import { KnownError, NothingFound } from '../../engine/known-error.ts';
import type { HubResponse, NoResponse } from './request.ts';

/** The requested resource, as error messages name it. */
export interface RequestedResource {
  /** Follows "The hub does not let this token read". */
  readonly what: string;
  /** Follows "The hub has", if the resource does not exist. */
  readonly missing: string;
  readonly hint?: string;
  /** The hint for the case that the token may not read it. */
  readonly forbidden?: string;
}

/** The hub that was asked. */
export interface HubIdentity {
  readonly host: string;
  /** Returns whether a text contains the token: then nothing of it is shown. */
  readonly revealsToken: (text: string) => boolean;
}

const address = 'Is `HUBLINT_HUB_URL` (or `--hub-url`) the address of the hub?';

const reasons: readonly (readonly [code: RegExp, why: string, hint: string])[] = [
  [/^late$/, 'takes too long to answer', 'Try again later.'],
  [/^interrupted$/, 'closed the connection', 'Try again later.'],
  [/^too-long$/, 'answers with more than 5 MB', address],
  [/^ENOTFOUND$|^EAI_/, 'cannot be found: its name is unknown, or this machine is offline', address],
  [
    /^UND_ERR_ABORTED$/,
    'cannot be reached: the proxy refuses the connection',
    'Does the proxy in `HTTPS_PROXY` or `HTTP_PROXY` accept your credentials, and allow this address?',
  ],
  [/^ECONNREFUSED$/, 'refuses connections', address],
  [
    /CERT|SELF_SIGNED|^UNABLE_TO_|^(?:ERR_)?(?:TLS|SSL)|^EPROTO$/,
    'cannot be trusted: its certificate is not valid, or it does not speak TLS',
    'Behind a proxy that has a certificate of its own, name that in `NODE_EXTRA_CA_CERTS`.',
  ],
  [/^Z_|^ERR_(?:ZLIB|_ERROR_)|^HPE_|^UND_ERR_HEADERS/, 'answers with something other than HTTP', address],
];

/** The longest wait that is shown, in seconds: a week. */
const maxShownWait = 604_800;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Returns the error for a request without a response. */
export function noResponseError({ because }: NoResponse, { host }: HubIdentity): KnownError {
  const [, why, hint] = reasons.find(([code]) => code.test(because)) ?? [];
  const other = /^[A-Z][A-Z0-9_]{1,60}$/.test(because) ? `cannot be reached (${because})` : 'cannot be reached';
  return new KnownError({ message: `The hub at \`${host}\` ${why ?? other}.`, hint: hint ?? address });
}

/** Returns the error for a response other than the requested one. */
export function statusError(
  answer: HubResponse,
  { what, missing, hint, forbidden }: RequestedResource,
  identity: HubIdentity,
): KnownError {
  const { status } = answer;
  const hub = `The hub at \`${identity.host}\``;
  const hubMessage = messageOf(answer, identity);
  const said = (message: string, ...hints: readonly (string | undefined)[]) => {
    const all = [...hints, hubMessage].filter((one) => one !== undefined).join(' ');
    return { message, ...(all !== '' && { hint: all }) };
  };
  if (status === 401) {
    return new KnownError(said(`${hub} does not accept the token.`, 'Set `HUBLINT_TOKEN` to a valid one.'));
  }
  if (status === 403) return new KnownError(said(`${hub} does not let this token read ${what}.`, forbidden));
  if (status === 404) return new NothingFound(said(`${hub} has ${missing}.`, hint));
  if (status === 429) return new KnownError(said(`${hub} has received too many requests.`, retryHint(answer)));
  if (redirects.has(status)) {
    return new KnownError(
      said(`${hub} redirects elsewhere${redirectTarget(answer, identity)}, where no token is sent.`, address),
    );
  }
  if (status >= 500) return new KnownError(said(`${hub} fails with status ${status}.`, retryHint(answer)));
  if (status === 408) return new KnownError(said(`${hub} waited too long for the request.`, retryHint(answer)));
  return new KnownError(said(`${hub} answers with the status ${status}.`, status < 400 ? address : undefined));
}

/** Returns the hint to try again, after the time that the hub asks to wait if that is a reasonable one. */
const retryHint = ({ wait }: HubResponse): string =>
  wait !== undefined && wait >= 2 && wait <= maxShownWait ? `Try again in ${wait} seconds.` : 'Try again later.';

/** Returns the error for a valid response that is not what the hub should answer. */
export const invalidResponseError = (why: string, { host }: HubIdentity): KnownError =>
  new KnownError({ message: `The hub at \`${host}\` answers with ${why}.`, hint: address });

/** Returns where a redirect leads, if that can be shown safely. */
function redirectTarget({ location }: HubResponse, { revealsToken }: HubIdentity): string {
  if (location === undefined || revealsToken(location) || !URL.canParse(location)) return '';
  const { protocol, host } = new URL(location);
  const place = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && place.length <= 100 ? ` (to \`${place}\`)` : '';
}

/** Returns the hub's own message, shortened. The specification does not define its form. */
function messageOf({ body }: HubResponse, { revealsToken }: HubIdentity): string | undefined {
  const said = jsonIn(body.toString('utf8'));
  const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : undefined;
  if (typeof message !== 'string' || revealsToken(message)) return undefined;
  const line = message.replace(/[\s`]+/g, ' ').trim();
  return line === '' ? undefined : `The hub says: \`${cut(line, 200)}\``;
}
