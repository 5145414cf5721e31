import { resolve } from 'node:path';
import type { Document } from '../../document/document.ts';
import { KnownError } from '../../engine/known-error.ts';
import type { Source } from '../files/find/discover.ts';
import { addressOf } from './address.ts';
import { Cache } from './cache.ts';
import { HubClient } from './client.ts';
import { mismatchOf, openRecord } from './record.ts';
import { type HubReference, parseReference } from './reference.ts';
import { defaultPolicy, Requests } from './request.ts';
import { tokenFrom } from './token.ts';

export interface HubOptions {
  readonly cwd: string;
  /** The hub's address, in place of the environment's. */
  readonly address?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The integrations of the hub, as sources: each is requested once, when it is opened. */
export class Hub {
  readonly #options: HubOptions;
  readonly #cache: Cache;
  readonly #requests = new Requests(defaultPolicy);
  readonly #opened = new Map<string, Promise<Document>>();

  /** @throws KnownError for an address that is invalid, or that a token must not be sent to. */
  constructor(options: HubOptions) {
    this.#options = options;
    this.#cache = new Cache(options.env, addressOf(options.address, options.env.HUBLINT_HUB_URL));
  }

  /** @throws KnownError for a target that is not a valid hub reference. */
  source(target: string): Source {
    const reference = parseReference(target);
    return {
      file: target,
      // The slashes are escaped, because the file counts as being directly in the working directory.
      path: resolve(this.#options.cwd, target.replaceAll('/', '%2F')),
      kind: 'text',
      elsewhere: {
        open: () => {
          const document = this.#opened.get(target) ?? this.#open(target, reference);
          this.#opened.set(target, document);
          return document;
        },
        beside: async () => ({ refusal: 'absent' }),
      },
    };
  }

  async #open(target: string, reference: HubReference): Promise<Document> {
    const cachedText = this.#cache.read(reference);
    const cachedDocument = cachedText === undefined ? undefined : await openRecord(target, cachedText);
    if (cachedDocument && isImmutable(cachedDocument) && mismatchOf(reference, cachedDocument) === undefined)
      return cachedDocument;
    const text = await clientOf(this.#options, this.#requests).getPublicIntegration(reference);
    const document = await openRecord(target, text);
    if (document.data === undefined) {
      const why = document.faults[0]?.message ?? '';
      throw new KnownError({ message: `The hub’s answer for \`${target}\` cannot be read. ${why}`.trim() });
    }
    const mismatch = mismatchOf(reference, document);
    if (mismatch !== undefined) {
      throw new KnownError({
        message: `The hub answered with \`${mismatch}\` when asked for \`${target}\`.`,
        hint: 'Ask for that one, or report this to whoever runs the hub.',
      });
    }
    if (isImmutable(document)) this.#cache.store(reference, text);
    return document;
  }
}

/** @throws KnownError for an invalid address, and without a token. */
export const clientOf = (
  { address, env }: Omit<HubOptions, 'cwd'>,
  requests: Requests = new Requests(defaultPolicy),
): HubClient =>
  new HubClient({ address: addressOf(address, env.HUBLINT_HUB_URL), token: tokenFrom(env.HUBLINT_TOKEN), requests });

/** A public version cannot change. Source: platform API, section 3. */
const isImmutable = ({ data }: Document): boolean => data?.visibility === 'public';
