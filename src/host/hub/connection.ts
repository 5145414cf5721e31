import { isObject } from '../../data/objects.ts';
import { KnownError } from '../../engine/known-error.ts';
import {
  type HubIdentity,
  invalidResponseError,
  noResponseError,
  type RequestedResource,
  statusError,
} from './failures.ts';
import type { Requests } from './request.ts';
import { containsToken } from './token.ts';

/** A JSON object in a response of the hub. */
export interface Json {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface HubQuestion {
  /** The path segments after `/v1`, not yet encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AskOptions {
  /** Without a trailing slash. */
  readonly address: string;
  readonly token: string;
  readonly requests: Requests;
}

/** Sends requests to a hub, and accepts only valid responses. */
export class HubConnection {
  readonly hub: HubIdentity;
  readonly #options: AskOptions;

  constructor(options: AskOptions) {
    this.#options = options;
    this.hub = { host: new URL(options.address).host, revealsToken: (text) => containsToken(text, options.token) };
  }

  /** @throws KnownError if the hub answers anything else, or not at all. */
  async get({ path, query = {}, headers = {} }: HubQuestion, resource: RequestedResource): Promise<Json> {
    const { address, token, requests } = this.#options;
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    );
    const answer = await requests.get(
      `${address}/v1/${path.map(encoded).join('/')}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`,
      { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
    );
    if ('because' in answer) throw noResponseError(answer, this.hub);
    if (answer.status !== 200) throw statusError(answer, resource, this.hub);
    if (!/^application\/(?:.+\+)?json$/.test(answer.type))
      throw invalidResponseError('something that is not JSON', this.hub);
    return this.#read(answer.body);
  }

  #read(body: Buffer): Json {
    let text: string;
    let data: unknown;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      data = JSON.parse(text);
    } catch {
      throw invalidResponseError('invalid JSON', this.hub);
    }
    if (!isObject(data)) throw invalidResponseError('JSON that is not an object', this.hub);
    if (this.hub.revealsToken(text))
      throw invalidResponseError('a text that contains the token, and is not shown', this.hub);
    return { text, data };
  }
}

/** @throws KnownError for a segment that would lead to another path, or has lone surrogates. */
function encoded(part: string): string {
  if (!/^\.{0,2}$|\p{Cs}/u.test(part)) return encodeURIComponent(part);
  throw new KnownError({ message: `\`${part.slice(0, 50)}\` cannot be requested: it is not a valid part of a URL.` });
}
