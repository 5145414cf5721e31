import { callable, opaque } from '../../value/make.ts';
import type { Callable, Mistake, Namespace, Origin, Value } from '../../value/value.ts';
import { holds } from './facts-by-version.ts';
import type { SdkHost } from './host.ts';
import { knownMembers } from './known/known-names.ts';
import { unreadExport } from './known/unheard-of.ts';

const whole = '`default` of the SDK is known where the definition is run';
const none = 'the SDK has no default export';

/** What to say of an export that `z` has, and the SDK had beside it once; undefined where it is none, or still there. */
export function inBuilderAlone(name: string, host: SdkHost): Omit<Mistake, 'at'> | undefined {
  if (name === 'z' || !knownMembers('z').includes(name) || !holds('builder-apart', host.sdk)) return undefined;
  const message = `\`@botpress/sdk\` does not export \`${name}\`; it is \`z.${name}\`.`;
  return { id: 'export-missing', message, why: `the SDK has no \`${name}\` beside \`z\`` };
}

/**
 * What `import name from '@botpress/sdk'` comes to. The SDK has no default export: bundlers make of it all of the SDK, or
 * nothing. What neither has is a mistake.
 */
export function defaultImport(origin: Origin, host: SdkHost): Callable {
  const mistaken = (name: string, place: Origin): Value => {
    const message = `\`@botpress/sdk\` has no default export; write \`import { ${name} } from '@botpress/sdk'\`.`;
    host.note({ id: 'export-missing', message, why: none, at: origin });
    return opaque(none, place);
  };
  const member = (name: string, place: Origin): Value => {
    if (inBuilderAlone(name, host) !== undefined) return mistaken('z', place);
    return unreadExport(name, whole, place, host);
  };
  const statics: Namespace = {
    kind: 'namespace',
    get: (name, place) => ({ key: place, value: member(name, place) }),
    names: () => undefined,
    origin,
  };
  return {
    ...callable(origin, (_, place) => mistaken('z', place)),
    construct: (_, place) => mistaken('IntegrationDefinition', place),
    statics,
  };
}
