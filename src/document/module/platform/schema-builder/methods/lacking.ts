import { closest, didYouMean } from '../../../../../data/closest.ts';
import { ownOf } from '../../../../../data/objects.ts';
import { knownMembers } from '../../sdk/known/known-names.ts';
import { missingFromVersion } from '../../sdk/known/missing-from-version.ts';
import { boundsOf, type SdkFactName } from '../../sdk/version/facts-by-version.ts';
import { newestSdk } from '../../sdk/version/version.ts';
import { rootOf, type SchemaKind, type SchemaNode } from '../schema.ts';

/** The calls that create wrappers. */
const wrappings: Partial<Record<SchemaKind, string>> = {
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

/** Kinds that have another name in the lists of members. */
const listed: Partial<Record<SchemaKind, string>> = { upstream: 'effects', downstream: 'effects' };

const membersOf = (kind: SchemaKind): readonly string[] => knownMembers('schema', listed[kind] ?? kind);

/** The formats of strings that only some versions of the SDK have, with the methods that tell which one a schema has. */
const formats = new Set(
  'base64 base64url cidr date duration isBase64 isBase64url isCIDR isDate isDuration isNANOID isTime jwt nanoid time'.split(
    ' ',
  ),
);

/** Returns what a version of the SDK must have for this kind of schema to have a member. */
function factOf(kind: SchemaKind, name: string): SdkFactName | undefined {
  if (kind === 'string') return formats.has(name) ? 'formats-of-zod' : undefined;
  return kind === 'object' && name === 'deepPartial' ? 'deep-partial' : undefined;
}

/** Members that every schema has, but only in some versions of the SDK. */
const passingEverywhere: Readonly<Record<string, SdkFactName>> = {
  title: 'own-builder',
  placeholder: 'own-builder',
  hidden: 'own-builder',
  disabled: 'own-builder',
  displayAs: 'own-builder',
  metadata: 'metadata-method',
};

/** Returns the message for a member that schemas of this kind have only in other versions of the SDK. */
export function outdated({ kind, host }: SchemaNode, name: string): string | undefined {
  const own = factOf(kind, name);
  const fact = own ?? ownOf(passingEverywhere, name);
  const absence = fact && host.sdk.major <= newestSdk.major ? missingFromVersion(boundsOf(fact), host.sdk) : undefined;
  const owner = own ? `\`z.${kind}()\`` : 'a schema';
  return absence && `In ${absence.whose}, ${owner} has no \`${name}\`: ${absence.when}.`;
}

/**
 * Returns the message for a member that schemas of other kinds have, but those of this kind in no version of the SDK; undefined
 * for any other member, and for versions newer than the newest that is known.
 */
export function missingMemberMessage(node: SchemaNode, name: string): string | undefined {
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
