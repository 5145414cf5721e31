import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Faulty, faults, status } from './faults.ts';
import { integrationNamed, integrationWith } from './integrations.ts';
import { type HeldWorkspace, memberOf, pageOf, stateOf } from './workspaces.ts';

/** A request, and what the hub knows. */
export interface Asked extends Faulty {
  readonly workspaces: readonly HeldWorkspace[];
}

/** What a request is answered with: `answered` where that is done already, undefined for nothing. */
export function route({ url = '', headers }: IncomingMessage, response: ServerResponse, asked: Asked): unknown {
  const { pathname, searchParams } = new URL(url, 'http://hub');
  const [version, part = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (version !== 'v1') return undefined;
  const path = rest.join('\n');
  if (part === 'admin' && path === 'workspaces') return pageOf(asked.workspaces, searchParams);
  if (part === 'admin' && path === 'workspace-members\nme')
    return memberOf(asked.workspaces, headers['x-workspace-id']);
  if (part === 'admin' && path.startsWith('hub\nintegrations\n')) return integration(rest.slice(2), response, asked);
  if (part === 'chat' && rest[0] === 'states') return stateOf(rest.slice(1), headers['x-bot-id']);
  return undefined;
}

function integration([name = '', version]: readonly string[], response: ServerResponse, asked: Asked): unknown {
  if (version === undefined) return wrapped(integrationWith(name));
  const [, fault] = /^faults\/(.+)$/.exec(name) ?? [];
  if (fault === undefined) return wrapped(integrationNamed(name, version));
  if (/^\d{3}$/.test(fault)) status(Number(fault), response);
  else if (faults[fault]) faults[fault](response, asked);
  else return undefined;
  return 'answered';
}

const wrapped = (integration: unknown) => (integration === undefined ? undefined : { integration });
