import { callable, literal, opaque, openNamespace } from '../../../value/make.ts';
import type { Callable, Literal, Mistake, Origin, Value } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { isKnownExport, knownMembers } from '../known/known-names.ts';
import { unreadExport } from '../known/unknown-members.ts';
import { holds } from '../version/facts-by-version.ts';

const whole = '`default` of the SDK is known only when the definition is run';
const none = 'the SDK has no default export';

/** What to say of an export that `z` has, and the SDK had beside it once; undefined where it is none, or still there. */
export function inBuilderAlone(name: string, host: SdkHost): Omit<Mistake, 'at'> | undefined {
  if (name === 'z' || !knownMembers('z').includes(name) || !holds('builder-apart', host.sdk)) return undefined;
  const message = `\`@botpress/sdk\` does not export \`${name}\`; it is \`z.${name}\`.`;
  return { id: 'export-missing', message, why: `the SDK has no \`${name}\` beside \`z\`` };
}

/**
 * What `import name from '@botpress/sdk'` comes to. The SDK has no default export: bundlers make of it all of the SDK in what
 * Node.js takes for a module, and nothing elsewhere. What neither has is a mistake. `exported` is what the SDK has.
 */
export function defaultImport(origin: Origin, host: SdkHost, exported: ExportedBySdk): Callable | Literal {
  const { local = '', isWhole } = host.importing?.(origin) ?? {};
  if (isWhole === false)
    return { ...literal(undefined, origin), because: (member) => mistake(named(member, local, host), origin) };
  const mistaken = (name: string, place: Origin): Value => {
    host.note(mistake(`{ ${name} }`, origin));
    return opaque(none, place);
  };
  const member = (name: string, place: Origin): Value => {
    if (inBuilderAlone(name, host) !== undefined) return mistaken('z', place);
    return isWhole ? exported(name, place, host) : unreadExport(name, whole, place, host);
  };
  return {
    ...callable(origin, (_, place) => mistaken('z', place)),
    construct: (_, place) => mistaken('IntegrationDefinition', place),
    statics: openNamespace(origin, member),
  };
}

type ExportedBySdk = (name: string, origin: Origin, host: SdkHost) => Value;

const mistake = (imported: string, at: Origin): Mistake => ({
  id: 'export-missing',
  message: `\`@botpress/sdk\` has no default export; write \`import ${imported} from '@botpress/sdk'\`.`,
  why: none,
  at,
});

/** What to import for what is asked of it under a name of the author's; without a member, it is called or constructed. */
function named(member: string | undefined, local: string, host: SdkHost): string {
  if (member === undefined) return local === 'z' ? '{ z }' : '{ IntegrationDefinition }';
  if (local === 'z' || inBuilderAlone(member, host) !== undefined) return '{ z }';
  if (isKnownExport(local) && !isKnownExport(member)) return `{ ${local} }`;
  return `* as ${local === 'default' ? 'sdk' : local}`;
}
