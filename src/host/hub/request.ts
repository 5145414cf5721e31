import { setTimeout } from 'node:timers/promises';

/** The limits for requests. Times are in milliseconds. */
export interface Policy {
  /** The largest number of attempts. */
  readonly tries: number;
  /** The timeout for a whole response. */
  readonly timeout: number;
  /** The pause before the second attempt; it doubles with each further one. */
  readonly pause: number;
  /** The longest pause that is accepted if the hub asks for one. */
  readonly longestPause: number;
  /** The largest response, in bytes after decompression. */
  readonly length: number;
  /** The largest number of concurrent requests. */
  readonly atOnce: number;
}

export const defaultPolicy: Policy = {
  tries: 4,
  timeout: 20_000,
  pause: 500,
  longestPause: 30_000,
  length: 5_000_000,
  atOnce: 8,
};

/** A server's response, of any status. */
export interface HubResponse {
  readonly status: number;
  /** The content type, without parameters. */
  readonly type: string;
  /** The target of a redirect, as the server wrote it. */
  readonly location?: string;
  /** The seconds that the server asks to wait. */
  readonly wait?: number;
  readonly body: Buffer;
}

/** Why there is no response; a code of the system or of Node in all other cases. */
export interface NoResponse {
  readonly because: 'late' | 'too-long' | 'interrupted' | (string & {});
}

export type HubOutcome = HubResponse | NoResponse;

/** The only access to the network: GET requests that do not follow redirects. */
export class Requests {
  readonly #policy: Policy;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(policy: Policy) {
    this.#policy = policy;
    this.#free = policy.atOnce;
  }

  /** Repeats the request until the response is not a temporary failure. No redirect is followed. */
  async get(url: string, headers: Readonly<Record<string, string>>): Promise<HubOutcome> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await retry(url, headers, this.#policy);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

async function retry(url: string, headers: Readonly<Record<string, string>>, policy: Policy): Promise<HubOutcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await send(url, headers, policy);
    if (!isTemporary(outcome) || tries >= policy.tries) return outcome;
    const requestedWait = 'wait' in outcome ? outcome.wait : undefined;
    const pause = requestedWait === undefined ? policy.pause * 2 ** (tries - 1) : requestedWait * 1000;
    if (pause > policy.longestPause) return outcome;
    await setTimeout(pause);
  }
}

const isTemporary = (outcome: HubOutcome): boolean =>
  'because' in outcome
    ? outcome.because === 'late' || outcome.because === 'interrupted'
    : outcome.status === 408 || outcome.status === 429 || outcome.status >= 500;

async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  { timeout, length }: Policy,
): Promise<HubOutcome> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    const location = response.headers.get('location');
    const wait = secondsIn(response.headers.get('retry-after'));
    const body = await bodyOf(response, length);
    if (body === undefined) return { because: 'too-long' };
    return {
      status: response.status,
      type: (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
      ...(location !== null && { location }),
      ...(wait !== undefined && { wait }),
      body,
    };
  } catch (error) {
    return { because: reasonIn(error) };
  }
}

/** Returns undefined for a body that is too long, whose rest is not read. */
async function bodyOf({ body }: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Parses `Retry-After`: seconds, or a date, which contains letters; undefined for anything else. */
function secondsIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = Math.ceil(((/[a-z]/i.test(text) ? Date.parse(text) : Number.NaN) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}

/** Uses error codes only: messages may repeat what was sent. */
function reasonIn(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'late';
  let cause = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  const code = codeOf(cause);
  if (/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/.test(code)) return 'late';
  return /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code) ? 'interrupted' : code;
}

/** For a response that is not HTTP, Node 20 gives a specific code; Node 24 and later only the name of the error. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.name === 'HTTPParserError' ? 'HPE_INVALID' : '';
}
