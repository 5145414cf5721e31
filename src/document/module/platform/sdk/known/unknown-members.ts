import { didYouMean, meantBy } from '../../../../../data/closest.ts';
import { literal, opaque } from '../../../value/make.ts';
import type { Caller, Mistake, Opaque, Origin, Value } from '../../../value/value.ts';
import { knownExports, knownMembers, type MemberOwner } from './known-names.ts';

type Said = Pick<Mistake, 'id' | 'message'>;

/** Two slips make another word of a short one: `text` is not `set`. */
const nearly = (name: string, known: readonly string[]): string =>
  didYouMean(meantBy(name, known, name.length > 4 ? undefined : 1));

/** What to say of a member that is none of those that there are. */
export const unknownMemberAmong = (known: readonly string[], owner: string, name: string): Said => ({
  id: 'member-missing',
  message: `${owner} has no \`${name}\`.${nearly(name, known)}`,
});

const owners: Readonly<Record<Exclude<MemberOwner, 'z types'>, string>> = {
  z: '`z`',
  schema: 'A schema',
  messages: '`messages`',
  'messages.defaults': '`messages.defaults`',
};

/** What to say of a member that no version of the SDK has; undefined where one has it. */
export function unknownMember(owner: keyof typeof owners, name: string): Said | undefined {
  const known = knownMembers(owner);
  if (known.includes(name) || (owner === 'z' && knownMembers('z types').includes(name))) return undefined;
  // What every object has is no member of its own, and what schemas keep to themselves is not listed.
  if (name in Object.prototype || (owner === 'schema' && name.startsWith('_'))) return undefined;
  const kind = owner === 'z' ? kindWith(name) : undefined;
  if (kind === undefined) return unknownMemberAmong(known, owners[owner], name);
  return { id: 'member-missing', message: `\`z\` has no \`${name}\`. Write \`z.${kind}().${name}()\`.` };
}

/** The kind of schemas that has such a method: later versions of Zod have `z.email()` and `z.int()` for those. */
function kindWith(name: string): string | undefined {
  if (knownMembers('schema', 'any').includes(name)) return undefined;
  return ['string', 'number'].find((kind) => knownMembers('schema', kind).includes(name));
}

/** The value of a member that is not read: undefined where no version of the SDK has it. */
export function unreadMember(owner: keyof typeof owners, name: string, why: string, origin: Origin): Value {
  const said = unknownMember(owner, name);
  if (said === undefined) return opaque(why, origin);
  return { ...literal(undefined, origin), absence: said.message, isUnknownMember: true };
}

/** What to say of an export of the SDK that no version of it has; undefined where one has it, if only for its type. */
export function unknownExport(name: string): Said | undefined {
  const known = knownExports();
  if (known.includes(name) || name === 'default') return undefined;
  return { id: 'export-missing', message: `\`@botpress/sdk\` does not export \`${name}\`.${nearly(name, known)}` };
}

/** The value of an export of the SDK that is not read: a mistake where no version of it exports it. */
export function unreadExport(name: string, why: string, origin: Origin, caller: Pick<Caller, 'note'>): Opaque {
  const said = unknownExport(name);
  if (said !== undefined) caller.note({ ...said, why, at: origin });
  return opaque(why, origin);
}
