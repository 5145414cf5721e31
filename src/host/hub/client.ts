import * as z from 'zod';
import { memberModel, type Workspace, type WorkspaceMember, workspaceModel } from '../../../schemas/hub.ts';
import { isObject } from '../../data/objects.ts';
import { KnownError } from '../../engine/known-error.ts';
import { type AskOptions, HubConnection, type Json } from './connection.ts';
import { invalidResponseError } from './failures.ts';
import type { HubReference } from './reference.ts';

/** Keys integration instances by alias, as the platform always will. Source: platform API, section 4. */
const byAlias = { 'x-multiple-integrations': 'true' };

/** No hub has more pages. */
const maxPages = 2000;
/** After this many milliseconds no further page is requested: each page may take as long as a whole response. */
const maxListingTime = 120_000;
/** A page token has to fit into a URL. */
const pageToken = /^\P{Cs}{0,4000}$/u;

/** Identifies a state. */
export interface StateQuery {
  readonly type: 'conversation' | 'user' | 'bot' | 'integration' | 'workflow';
  /** The id of the owner, whose kind is `type`. */
  readonly id: string;
  readonly name: string;
  readonly botId: string;
}

/** The calls to the platform's API that hublint makes. All of them only read, and throw a KnownError if there is no answer. */
export class HubClient {
  readonly #connection: HubConnection;

  constructor(options: AskOptions) {
    this.#connection = new HubConnection(options);
  }

  /**
   * Returns the version of a public integration that a reference names, as JSON text: an object with the record in
   * `integration`. Source: platform API, sections 4.1 and 4.2.
   */
  async getPublicIntegration(reference: HubReference): Promise<string> {
    const isNamed = 'name' in reference;
    const path = isNamed ? [reference.name, reference.version] : [reference.id];
    const resource = isNamed
      ? {
          what: `\`${reference.name}@${reference.version}\``,
          missing: `no public integration \`${reference.name}\` with the version \`${reference.version}\``,
          hint: 'Apart from the platform’s own, a name starts with the handle of its workspace: `acme/slack`.',
        }
      : {
          what: `\`${reference.id}\``,
          missing: `no public integration with the id \`${reference.id}\``,
          hint: 'A name needs a version: `hub:NAME@latest`.',
        };
    const question = { path: ['admin', 'hub', 'integrations', ...path], headers: byAlias };
    const { text, data } = await this.#connection.get(question, resource);
    if (!isObject(data.integration)) throw invalidResponseError('no `integration`', this.#connection.hub);
    return text;
  }

  /**
   * Yields the workspaces that the token has access to, or the one with a handle, page by page. Source: platform API,
   * section 4.4; the query parameters are named as in the platform's own client.
   */
  async *listWorkspaces({ handle }: { readonly handle?: string } = {}): AsyncGenerator<Workspace> {
    const page = z.looseObject({
      // Only the fields that are needed, so that a change of any other is not an error.
      workspaces: z.array(workspaceModel().pick({ id: true, name: true, handle: true })),
      meta: z.looseObject({ nextToken: z.string().regex(pageToken).nullish() }).optional(),
    });
    const seen = new Set<string>();
    const end = Date.now() + maxListingTime;
    for (let nextToken: string | undefined; seen.size < maxPages && Date.now() < end; ) {
      const question = { path: ['admin', 'workspaces'], query: { nextToken, handle }, headers: byAlias };
      const answer = await this.#connection.get(question, { what: 'workspaces', missing: 'no workspaces' });
      const { workspaces, meta } = this.#read(answer, page, 'workspaces');
      yield* workspaces;
      nextToken = meta?.nextToken || undefined;
      if (nextToken === undefined) return;
      if (seen.has(nextToken)) break;
      seen.add(nextToken);
    }
    throw invalidResponseError('an endless list of workspaces', this.#connection.hub);
  }

  /** Returns the token's owner as a member of a workspace. Source: platform API, section 4.7. */
  async getWorkspaceMember(workspaceId: string): Promise<WorkspaceMember> {
    const question = {
      path: ['admin', 'workspace-members', 'me'],
      headers: { ...byAlias, 'x-workspace-id': headerOf(workspaceId, 'workspace') },
    };
    const missing = `no workspace \`${workspaceId}\` that this token is a member of`;
    const answer = await this.#connection.get(question, {
      what: `the members of workspace \`${workspaceId}\``,
      missing,
    });
    return this.#read(answer, memberModel().pick({ id: true, role: true }), 'member of a workspace');
  }

  /** Returns a state of a bot, as JSON text: an object with `state.payload`, of any type. Source: platform API, section 4.9. */
  async getState({ type, id, name, botId }: StateQuery): Promise<string> {
    const question = { path: ['chat', 'states', type, id, name], headers: { 'x-bot-id': headerOf(botId, 'bot') } };
    const answer = await this.#connection.get(question, {
      what: `state \`${name}\` of the ${type} \`${id}\``,
      missing: `no state \`${name}\` of the ${type} \`${id}\``,
      hint: `Is \`${botId}\` the bot that stored it? A state that was never stored, or has expired, is not found either.`,
      forbidden: `Is the bot \`${botId}\` one that the token has access to?`,
    });
    const model = z.looseObject({ state: z.looseObject({ name: z.string(), payload: z.unknown() }) });
    this.#read(answer, model, 'state');
    return answer.text;
  }

  #read<T>({ data }: Json, model: z.ZodType<T>, what: string): T {
    const read = model.safeParse(data);
    if (read.success) return read.data;
    throw invalidResponseError(`no ${what} as specified`, this.#connection.hub);
  }
}

/** @throws KnownError for an id that would end its header, or cannot be sent in one. */
function headerOf(id: string, what: string): string {
  if (/^[\x21-\x7E]{1,200}$/.test(id)) return id;
  throw new KnownError({
    message: `The id of a ${what} consists of visible characters, but \`${id.slice(0, 50)}\` does not.`,
    hint: 'Give the id alone, as the platform shows it.',
  });
}
