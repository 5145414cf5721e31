import type { Workspace } from '../../../schemas/hub.ts';
import { named } from '../../data/in-code.ts';
import type { HubClient } from '../../host/hub/client.ts';
import type { HubOptions } from '../../host/hub/hub.ts';
import type { NameAndVersion, PreflightCheck } from './check.ts';

/** Checks whether the name's workspace is one of the token's, and whether the role there may publish. */
export async function ownerChecks(
  { name = '' }: NameAndVersion,
  hub: Omit<HubOptions, 'cwd'>,
  asked: string | undefined,
): Promise<readonly PreflightCheck[]> {
  const { clientOf } = await import('../../host/hub/hub.ts');
  const client = clientOf(hub);
  const handle = name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined;
  const meant = asked ?? (hub.env.HUBLINT_WORKSPACE_ID?.trim() || undefined);
  const found = await workspaceWith(client, handle, meant);
  const check = workspaceCheck(handle, meant, found);
  if (found === undefined) return [check, noRole];
  return [check, roleCheck((await client.getWorkspaceMember(found.id)).role, found)];
}

const noRole: PreflightCheck = {
  about: 'role',
  outcome: 'unknown',
  text: 'The workspace is not known, so neither is the role there.',
};

async function workspaceWith(
  client: HubClient,
  handle: string | undefined,
  id: string | undefined,
): Promise<Workspace | undefined> {
  if (handle === undefined && id === undefined) return undefined;
  for await (const one of client.listWorkspaces(id === undefined && handle !== undefined ? { handle } : {})) {
    if (id === undefined ? one.handle === handle : one.id === id) return one;
  }
  return undefined;
}

function workspaceCheck(
  handle: string | undefined,
  id: string | undefined,
  found: Workspace | undefined,
): PreflightCheck {
  const createCheck = (outcome: PreflightCheck['outcome'], text: string): PreflightCheck => ({
    about: 'workspace',
    outcome,
    text,
  });
  if (found === undefined) {
    if (id !== undefined) return createCheck('stops', `The token has no access to a workspace with the id \`${id}\`.`);
    if (handle !== undefined)
      return createCheck('stops', `The token has no access to a workspace with the handle \`${handle}\`.`);
    return createCheck('unknown', 'The name has no handle: `--workspace ID` says in which workspace it is published.');
  }
  const called = found.handle ? `the handle ${named(found.handle)}` : 'no handle';
  if (handle !== undefined && found.handle !== handle) {
    return createCheck('stops', `The name starts with \`${handle}\`, but the workspace \`${found.id}\` has ${called}.`);
  }
  if (handle === undefined && found.handle) {
    return createCheck(
      'unknown',
      `The name has no handle, and the workspace has ${called}: the platform may ask for it.`,
    );
  }
  return createCheck('fine', `${named(found.name ?? found.id)} has ${called}, and the token has access to it.`);
}

/** Only the permissions of `viewer` are documented. Source: platform API, sections 2.4 and 5. */
function roleCheck(role: string, { name, id }: Workspace): PreflightCheck {
  const where = `in ${named(name ?? id)}`;
  if (role === 'viewer')
    return { about: 'role', outcome: 'stops', text: `The role ${where} is \`viewer\`, which can only read.` };
  return {
    about: 'role',
    outcome: 'unknown',
    text: `The role ${where} is ${named(role)}; hublint does not know whether that may publish.`,
  };
}
