import * as z from 'zod';
import { about, aboutText, map, once } from './form.ts';

/**
 * Other resources of the hub: accounts, workspaces, their members, states. The API documents the required fields of only some
 * of them and may return more, so unknown fields are accepted. Source: platform API, sections 2.2 to 2.5.
 */

const moment = (title: string, description: string) => about(title, description, z.iso.datetime({ offset: true }));
const created = () => moment('Created at', 'When it was created (ISO 8601).');
const updated = () => moment('Updated at', 'When it was last changed (ISO 8601).');

export const workspaceModel = once(() =>
  about(
    'Workspace',
    'A workspace, which owns bots and integrations.',
    z.looseObject({
      id: aboutText('Id', 'Id of the workspace.'),
      name: aboutText('Name', 'Name of the workspace.').optional(),
      ownerId: aboutText('Owner', 'Id of the user it belongs to.').optional(),
      createdAt: aboutText('Created at', 'When it was created.').optional(),
      updatedAt: aboutText('Updated at', 'When it was last changed.').optional(),
      botCount: about('Bot count', 'How many bots it has.', z.number()).optional(),
      billingVersion: about('Billing version', 'How it is billed.', z.enum(['v1', 'v2', 'v3', 'v4'])).optional(),
      plan: about('Plan', 'What is paid for.', z.enum(['community', 'team', 'enterprise', 'plus'])).optional(),
      blocked: about('Blocked', 'Whether it is blocked.', z.boolean()).optional(),
      spendingLimit: about('Spending limit', 'The most that it may cost.', z.number()).optional(),
      activeTrialId: aboutText('Active trial', 'Id of the trial that is going on.').optional(),
      about: aboutText('About', 'How it describes itself.').optional(),
      profilePicture: aboutText('Profile picture', 'URL of its picture.').optional(),
      contactEmail: aboutText('Contact', 'Its email address.').optional(),
      website: aboutText('Website', 'URL of its website.').optional(),
      socialAccounts: about('Social accounts', 'Its accounts elsewhere.', z.array(z.unknown())).optional(),
      isPublic: about('Public', 'Whether everyone can see it.', z.boolean()).optional(),
      handle: about('Handle', 'What the names of its integrations start with; null for none.', z.string().nullish()),
    }),
  ),
);

export const accountModel = once(() =>
  about(
    'Account',
    'The account of somebody who uses the platform.',
    z.looseObject({
      id: aboutText('Id', 'Id of the account.'),
      email: aboutText('Email', 'The address of its owner.').optional(),
      emailVerified: about('Email verified', 'Whether the address is known to be theirs.', z.boolean()).optional(),
      createdAt: created().optional(),
      displayName: aboutText('Display name', 'Name of its owner.').optional(),
      profilePicture: aboutText('Profile picture', 'URL of the picture of its owner.').optional(),
    }),
  ),
);

export const memberModel = once(() =>
  about(
    'Workspace member',
    'An account as a member of a workspace.',
    z.looseObject({
      id: aboutText('Id', 'Id of the member.'),
      email: aboutText('Email', 'The address of the member.').optional(),
      createdAt: aboutText('Created at', 'When the member joined.').optional(),
      role: aboutText('Role', 'What the member may do; a `viewer` may only look.'),
      userId: about('User', 'Id of the user (UUID).', z.guid()).optional(),
      profilePicture: aboutText('Profile picture', 'URL of the picture of the member.').optional(),
      displayName: aboutText('Display name', 'Name of the member.').optional(),
    }),
  ),
);

export const stateModel = once(() =>
  about(
    'State',
    'What is stored under the name of a state, as the platform answers with it.',
    z.looseObject({
      state: z.looseObject({
        id: aboutText('Id', 'Id of the state.'),
        createdAt: created(),
        updatedAt: updated(),
        botId: aboutText('Bot', 'Id of the bot that it belongs to.'),
        name: aboutText('Name', 'Name of the state, as its definition has it.'),
        payload: about('Payload', 'What is stored.', map(z.unknown())),
        conversationId: aboutText('Conversation', 'Id of the conversation that it belongs to.').optional(),
        userId: aboutText('User', 'Id of the user that it belongs to.').optional(),
      }),
      meta: z.looseObject({ cached: about('Cached', 'Whether it comes from a cache.', z.boolean()) }).optional(),
    }),
  ),
);

export type Workspace = z.infer<ReturnType<typeof workspaceModel>>;
export type WorkspaceMember = z.infer<ReturnType<typeof memberModel>>;
