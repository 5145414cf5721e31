import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Faulty, faults, status } from './faults.ts';
import { integrationNamed, integrationWith } from './integrations.ts';
import { type HeldState, stateOf } from './states.ts';
import { type HeldWorkspace, memberOf, pageOf } from './workspaces.ts';

/** A request, and the data of the hub. */
export interface Asked extends Faulty {
  readonly workspaces: readonly HeldWorkspace[];
  readonly states: readonly HeldState[];
}

/** Returns the response body: `answered` if the response was already sent, undefined for not found. */
export function route({ url = '', headers }: IncomingMessage, response: ServerResponse, asked: Asked): unknown {
  const { pathname, searchParams } = new URL(url, 'http://hub');
  const [version, part = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (version !== 'v1') return undefined;
  const path = rest.join('\n');
  if (part === 'admin' && path === 'workspaces') return pageOf(asked.workspaces, searchParams);
  if (part === 'admin' && path === 'workspace-members\nme')
    return memberOf(asked.workspaces, headers['x-workspace-id']);
  if (part === 'admin' && path.startsWith('hub\nintegrations\n')) return integration(rest.slice(2), response, asked);
  if (part === 'chat' && rest[0] === 'states') {
    return faulty(rest[3], response, asked) ?? stateOf(asked.states, rest.slice(1), headers['x-bot-id']);
  }
  return undefined;
}

function integration([name = '', version]: readonly string[], response: ServerResponse, asked: Asked): unknown {
  if (version === undefined) return wrapped(integrationWith(name));
  return faulty(name, response, asked) ?? wrapped(integrationNamed(name, version));
}

const wrapped = (integration: unknown) => (integration === undefined ? undefined : { integration });

/** Fails as the name says, for example `faults/503`. */
function faulty(name: string | undefined, response: ServerResponse, asked: Asked): 'answered' | undefined {
  const [, fault = ''] = /^faults\/(.+)$/.exec(name ?? '') ?? [];
  if (/^\d{3}$/.test(fault)) status(Number(fault), response);
  else if (faults[fault]) faults[fault](response, asked);
  else return undefined;
  return 'answered';
}
