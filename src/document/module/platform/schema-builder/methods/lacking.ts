import { closest, didYouMean } from '../../../../../data/closest.ts';
import { knownMembers } from '../../sdk/known/known-names.ts';
import { newestSdk } from '../../sdk/version.ts';
import { type Kind, rootOf, type SchemaNode } from '../schema.ts';

/** What makes the schemas that are put around others. */
const wrappings: Partial<Record<Kind, string>> = {
  optional: '`.optional()`',
  nullable: '`.nullable()`',
  default: '`.default()`',
  catch: '`.catch()`',
  branded: '`.brand()`',
  readonly: '`.readonly()`',
  promise: '`.promise()`',
  pipeline: '`.pipe()`',
  downstream: '`.refine()` or `.transform()`',
};

/** Kinds that go by another name where members are listed. */
const listed: Partial<Record<Kind, string>> = { upstream: 'effects', downstream: 'effects' };

const membersOf = (kind: Kind): readonly string[] => knownMembers('schema', listed[kind] ?? kind);

/**
 * What to say of a member that schemas of other kinds have, and those of this kind in no version of the SDK; undefined for
 * any other member, and for versions later than any that was looked at.
 */
export function lacking(node: SchemaNode, name: string): string | undefined {
  const { kind, host } = node;
  const isKnown = knownMembers('schema').includes(name) && host.sdk.major <= newestSdk.major;
  if (!isKnown || membersOf(kind).includes(name)) return undefined;
  const wrapping = wrappings[kind];
  if (wrapping === undefined) {
    const builder = kind === 'upstream' ? 'preprocess' : kind;
    return `\`z.${builder}()\` has no \`${name}\`.${didYouMean(closest(name, membersOf(kind)))}`;
  }
  const root = rootOf(node);
  const isInside = root !== undefined && membersOf(root.kind).includes(name);
  return `There is no \`.${name}()\` after ${wrapping}${isInside ? ': call it before' : ''}.`;
}
