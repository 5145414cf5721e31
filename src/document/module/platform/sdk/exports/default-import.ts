import { callable, literal, opaque, openNamespace } from '../../../value/make.ts';
import type { Callable, Literal, Mistake, Origin, Value } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { isKnownExport, knownMembers } from '../known/known-names.ts';
import { unreadExport } from '../known/unknown-members.ts';
import { holds } from '../version/facts-by-version.ts';

const whole = '`default` of the SDK is known only when the definition is run';
const none = 'the SDK has no default export';

/**
 * Returns the message for an export that `z` has, and that the SDK formerly exported too; undefined for other names, and if the
 * SDK still exports it.
 */
export function inBuilderAlone(name: string, host: SdkHost): Omit<Mistake, 'at'> | undefined {
  if (name === 'z' || !knownMembers('z').includes(name) || !holds('builder-apart', host.sdk)) return undefined;
  const message = `\`@botpress/sdk\` does not export \`${name}\`; it is \`z.${name}\`.`;
  return { id: 'export-missing', message, why: `the SDK has no \`${name}\` beside \`z\`` };
}

/**
 * Evaluates `import name from '@botpress/sdk'`. The SDK has no default export: in files that Node.js treats as modules,
 * bundlers use the whole SDK instead, elsewhere `undefined`. A member that neither has is a mistake. `exported` returns the
 * SDK's exports.
 */
export function defaultImport(origin: Origin, host: SdkHost, exported: ExportedBySdk): Callable | Literal {
  const { local = '', isWhole } = host.importing?.(origin) ?? {};
  if (isWhole === false)
    return { ...literal(undefined, origin), because: (member) => mistake(named(member, local, host), origin) };
  const mistaken = (name: string, place: Origin): Value => {
    host.report(mistake(`{ ${name} }`, origin));
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

/**
 * Returns what to import for a member of the default import, by its local name; without a member, it is called or constructed.
 */
function named(member: string | undefined, local: string, host: SdkHost): string {
  if (member === undefined) return local === 'z' ? '{ z }' : '{ IntegrationDefinition }';
  if (local === 'z' || inBuilderAlone(member, host) !== undefined) return '{ z }';
  if (isKnownExport(local) && !isKnownExport(member)) return `{ ${local} }`;
  return `* as ${local === 'default' ? 'sdk' : local}`;
}
