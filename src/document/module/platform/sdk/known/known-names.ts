import { ownOf } from '../../../../../data/objects.ts';
import { onceEach } from '../../../../../data/once.ts';
import { builder, builderTypes, defaults, exported, messages } from './names.ts';
import { ofEverySchema, ofSchemas } from './schema-members.ts';

/** The owner of members: `z`, the types of `z`, `sdk.messages`, `sdk.messages.defaults`, or any schema. */
export type MemberOwner = 'z' | 'z types' | 'messages' | 'messages.defaults' | 'schema';

const named = onceEach((text: string): readonly string[] => text.trim().split(/\s+/));

/** Returns everything that any version of `@botpress/sdk` exports, values and types. */
export const knownExports = (): readonly string[] => named(exported);

export const isKnownExport = (name: string): boolean => knownExports().includes(name);

/**
 * Returns all members that an owner has in any version. For `schema`, those of schemas of any kind; with a kind, named after
 * the function of `z` that creates it (`string`, `object`, …), only those of that kind.
 */
export function knownMembers(owner: MemberOwner, kind?: string): readonly string[] {
  if (owner !== 'schema') return named(members[owner]);
  const kinds = kind === undefined ? Object.values(ofSchemas) : [ownOf<string>(ofSchemas, kind) ?? ''];
  return [...new Set([ofEverySchema, ...kinds].flatMap(named))].filter((name) => name !== '');
}

const members = { z: builder, 'z types': builderTypes, messages, 'messages.defaults': defaults } as const;
