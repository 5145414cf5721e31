import { ownOf } from '../../../../../data/objects.ts';
import { onceEach } from '../../../../../data/once.ts';
import { builder, builderTypes, defaults, exported, messages } from './names.ts';
import { ofEverySchema, ofSchemas } from './schema-members.ts';

/** What has members: `z`, the types of `z`, `sdk.messages`, `sdk.messages.defaults`, any schema. */
export type MemberOwner = 'z' | 'z types' | 'messages' | 'messages.defaults' | 'schema';

const named = onceEach((text: string): readonly string[] => text.trim().split(/\s+/));

/** What `@botpress/sdk` has ever exported, values and types. */
export const knownExports = (): readonly string[] => named(exported);

export const isKnownExport = (name: string): boolean => knownExports().includes(name);

/**
 * All members that an owner has ever had. Of `schema` those of schemas of any kind; with a kind, by the function of `z`
 * that makes it (`string`, `object`, …), those of that kind alone.
 */
export function knownMembers(owner: MemberOwner, kind?: string): readonly string[] {
  if (owner !== 'schema') return named(members[owner]);
  const kinds = kind === undefined ? Object.values(ofSchemas) : [ownOf<string>(ofSchemas, kind) ?? ''];
  return [...new Set([ofEverySchema, ...kinds].flatMap(named))].filter((name) => name !== '');
}

const members = { z: builder, 'z types': builderTypes, messages, 'messages.defaults': defaults } as const;
