import { didYouMean, meantBy } from '../../../../../data/closest.ts';
import { literal, opaque } from '../../../value/make.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Caller, Mistake, Opaque, Origin, Value } from '../../../value/value.ts';
import { knownExports, knownMembers, type MemberOwner } from './known-names.ts';

type MemberMistake = Pick<Mistake, 'id' | 'message'>;

/** With two typos, a short name is another word: `text` is not `set`. */
const nearly = (name: string, known: readonly string[]): string =>
  didYouMean(meantBy(name, known, name.length > 4 ? undefined : 1));

/** Returns the end of a message for the shortest member that a short name is the beginning of: `ob` is `object`, not `OK`. */
function halfTyped(name: string, known: readonly string[]): string | undefined {
  const longer = /^..{1,2}$/.test(name) ? known.filter((one) => one.startsWith(name)) : [];
  const [shortest] = longer.toSorted((a, b) => a.length - b.length);
  return shortest && didYouMean(shortest);
}

/** Returns the message for a member that does not exist. */
export const unknownMemberAmong = (
  known: readonly string[],
  owner: string,
  name: string,
  hint = nearly(name, known),
): MemberMistake => ({ id: 'member-missing', message: `${owner} has no \`${name}\`.${hint}` });

const owners: Readonly<Record<Exclude<MemberOwner, 'z types'>, string>> = {
  z: '`z`',
  schema: 'A schema',
  messages: '`messages`',
  'messages.defaults': '`messages.defaults`',
};

/** Returns the message for a member that no version of the SDK has; undefined if one has it. */
export function unknownMember(owner: keyof typeof owners, name: string): MemberMistake | undefined {
  const known = knownMembers(owner);
  if (known.includes(name) || (owner === 'z' && knownMembers('z types').includes(name))) return undefined;
  // Members that every object inherits, and internal members of schemas, are not listed.
  if (name in Object.prototype || (owner === 'schema' && name.startsWith('_'))) return undefined;
  const kind = owner === 'z' ? kindWith(name) : undefined;
  const hint = owner === 'z' ? halfTyped(name, known) : undefined;
  if (kind === undefined) return unknownMemberAmong(known, owners[owner], name, hint);
  return { id: 'member-missing', message: `\`z\` has no \`${name}\`. Write \`z.${kind}().${name}()\`.` };
}

/** Returns the kind of schemas that has such a method: later versions of Zod have `z.email()` and `z.int()` instead. */
function kindWith(name: string): string | undefined {
  if (knownMembers('schema', 'any').includes(name)) return undefined;
  return ['string', 'number'].find((kind) => knownMembers('schema', kind).includes(name));
}

/** Returns the value of a member that is not evaluated: `undefined` if no version of the SDK has it. */
export function unreadMember(owner: keyof typeof owners, name: string, why: string, origin: Origin): Value {
  const mistake = unknownMember(owner, name);
  if (mistake === undefined) return opaque(why, origin);
  return { ...literal(undefined, origin), absence: mistake.message, isUnknownMember: true };
}

/** Returns the message for an export that no version of the SDK has; undefined if one has it, even only as a type. */
export function unknownExport(name: string): MemberMistake | undefined {
  const known = knownExports();
  if (known.includes(name) || name === 'default') return undefined;
  return { id: 'export-missing', message: `\`@botpress/sdk\` does not export \`${name}\`.${nearly(name, known)}` };
}

/** Returns the value of an export of the SDK that is not evaluated; reports a mistake if no version exports it. */
export function unreadExport(name: string, why: string, origin: Origin, caller: Pick<Caller, 'report'>): Opaque {
  const mistake = unknownExport(name);
  return mistake === undefined ? opaque(why, origin) : reportMistake({ ...mistake, why, at: origin }, caller);
}
