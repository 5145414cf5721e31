import { isObject } from '../../data/objects.ts';
import { type Asked, type Asker, meaningless, refused, unanswered } from './failures.ts';
import type { Reference } from './reference.ts';
import type { Requests } from './request.ts';
import { repeats } from './token.ts';

/** A JSON object that the hub answered with. */
interface Json {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ClientOptions {
  /** Without a slash at its end. */
  readonly address: string;
  readonly token: string;
  readonly requests: Requests;
}

/** The calls of the platform's API that hublint makes. All read. */
export class Client {
  readonly #options: ClientOptions;
  readonly #asker: Asker;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#asker = {
      host: new URL(options.address).host,
      isTelling: (text) => repeats(text, options.token),
    };
  }

  /**
   * The version of a public integration that a reference names, as JSON text: an object with the record in `integration`.
   * Source: platform API, sections 4.1 and 4.2.
   * @throws KnownError where there is none, and where the hub does not say.
   */
  async getPublicIntegration(reference: Reference): Promise<string> {
    const isNamed = 'name' in reference;
    const path = isNamed ? [reference.name, reference.version] : [reference.id];
    const what = isNamed ? `\`${reference.name}@${reference.version}\`` : `\`${reference.id}\``;
    const { text, data } = await this.#get(['hub', 'integrations', ...path], {
      what,
      missing: isNamed
        ? `no public integration \`${reference.name}\` with the version \`${reference.version}\``
        : `no public integration with the id \`${reference.id}\``,
      hint: isNamed
        ? 'Outside of the platform’s own, a name begins with the handle of its workspace: `acme/slack`.'
        : 'A name needs a version: `hub:NAME@latest`.',
    });
    if (!isObject(data.integration)) throw meaningless('no `integration`', this.#asker);
    return text;
  }

  async #get(path: readonly string[], asked: Asked): Promise<Json> {
    const { address, token, requests } = this.#options;
    const url = `${address}/v1/admin/${path.map(encodeURIComponent).join('/')}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'x-multiple-integrations': 'true' };
    const answer = await requests.get(url, headers);
    if ('because' in answer) throw unanswered(answer, this.#asker);
    if (answer.status !== 200) throw refused(answer, asked, this.#asker);
    if (!/^application\/(?:.+\+)?json$/.test(answer.type)) throw meaningless('what is not JSON', this.#asker);
    return this.#read(answer.body);
  }

  #read(body: Buffer): Json {
    let text: string;
    let data: unknown;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body);
      data = JSON.parse(text);
    } catch {
      throw meaningless('JSON that is broken', this.#asker);
    }
    if (!isObject(data)) throw meaningless('JSON that is no object', this.#asker);
    if (this.#asker.isTelling(text)) throw meaningless('the token in it; nothing of that is shown', this.#asker);
    return { text, data };
  }
}
