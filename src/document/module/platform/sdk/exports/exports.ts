import { capital } from '../../../../../data/capital.ts';
import { ownOf } from '../../../../../data/objects.ts';
import { literal, opaque, openNamespace } from '../../../value/make.ts';
import { foreign } from '../../../value/origin.ts';
import type { Namespace, Origin, Value, ValueEntry } from '../../../value/value.ts';
import { builderNamespace } from '../builder.ts';
import type { SdkHost } from '../host.ts';
import { inOtherVersions } from '../known/dated-exports.ts';
import { missingFromVersion } from '../known/missing-from-version.ts';
import { unknownMember, unreadExport } from '../known/unknown-members.ts';
import { type LazyMembers, lazyNamespace } from '../lazy-namespace.ts';
import { objectAt } from '../parts.ts';
import { boundsOf, holds, type SdkFactName } from '../version/facts-by-version.ts';
import { definitionClass, otherClass, otherClasses } from './classes.ts';
import { defaultImport, inBuilderAlone } from './default-import.ts';
import { schemaOf } from './message-schema.ts';
import { defaultMessages, type MessageShape, otherMessages, passing } from './messages.ts';

/**
 * Evaluates `import { name } from '@botpress/sdk'`; `*` is the namespace. An export that only other versions have is reported,
 * and evaluated.
 */
export function sdkImport(name: string, origin: Origin, host: SdkHost): Value {
  if (name === '*') return sdkNamespace(origin, host);
  const dated = inOtherVersions(name, host);
  if (dated !== undefined) host.report({ ...dated, at: origin });
  const member = name === 'interfaces' ? host.interfaces : ownOf(members, name);
  if (member !== undefined) return member(origin, host);
  const why = `\`${name}\` of the SDK is known only when the definition is run`;
  if (dated !== undefined) return opaque(dated.why ?? why, origin);
  const apart = inBuilderAlone(name, host);
  if (apart === undefined) return unreadExport(name, why, origin, host);
  host.report({ ...apart, at: origin });
  return opaque(apart.why ?? why, origin);
}

const sdkNamespace = (origin: Origin, host: SdkHost): Namespace => ({
  ...openNamespace(origin, (name, place) => sdkImport(name, place, host)),
  isModule: true,
});

const members: Readonly<Record<string, (origin: Origin, host: SdkHost) => Value>> = {
  z: builderNamespace,
  default: (origin, host) => defaultImport(origin, host, sdkImport),
  messages: (origin, host) =>
    messagesOf(
      'messages',
      origin,
      {
        defaults: (place) =>
          messagesOf('messages.defaults', foreign(place), messageEntries(defaultMessages(host.sdk), host), host),
        ...messageEntries(otherMessages(host.sdk), host),
      },
      host,
    ),
  WELL_KNOWN_ATTRIBUTES: (origin) =>
    lazyNamespace(origin, {
      HIDDEN_IN_STUDIO: (place) => objectAt(place, { bpActionHiddenInStudio: 'true' }),
      AWAIT_RETURN: (place) => objectAt(place, { bpActionAwaitReturn: 'true' }),
    }),
  OAUTH_IDENTIFIER_HEADER: (origin) => literal('x-bp-integration-identifier', origin),
  IntegrationDefinition: (origin, host) => definitionClass('IntegrationDefinition', origin, host),
  InterfaceDefinition: (origin, host) => definitionClass('InterfaceDefinition', origin, host),
  InterfaceDeclaration: (origin, host) => definitionClass('InterfaceDeclaration', origin, host),
  ...Object.fromEntries(otherClasses.map((name) => [name, (origin: Origin) => otherClass(name, origin)])),
};

/**
 * Returns message types. A name that no version has is a mistake; one that only other versions have is a mistake if it is used.
 */
function messagesOf(owner: keyof typeof passing, origin: Origin, known: LazyMembers, { sdk }: SdkHost): Namespace {
  const own = lazyNamespace(origin, known);
  const get = (name: string, place: Origin): ValueEntry | undefined => {
    const fact = ownOf<SdkFactName>(passing[owner], name);
    if (fact === undefined || holds(fact, sdk)) return own.get(name, place);
    const absence = missingFromVersion(boundsOf(fact), sdk);
    const value = absence
      ? {
          ...literal(undefined, place),
          absence: `${capital(absence.whose)} has no \`${owner}.${name}\`: ${absence.when}.`,
        }
      : opaque(`whether the SDK has \`${owner}.${name}\` depends on its version`, place);
    return { key: place, value };
  };
  return { ...own, get, missingMember: (name) => unknownMember(owner, name) };
}

const messageEntries = (shapes: Readonly<Record<string, MessageShape>>, host: SdkHost): LazyMembers =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      (place: Origin) => objectAt(foreign(place), { schema: schemaOf(shape, foreign(place), host) }),
    ]),
  );
