import { callable, opaque } from '../../value/make.ts';
import type { Callable, Namespace, Origin, Value } from '../../value/value.ts';
import { holds } from './facts-by-version.ts';
import type { SdkHost } from './host.ts';
import { knownMembers } from './known/known-names.ts';
import { unreadExport } from './known/unheard-of.ts';

const whole = '`default` of the SDK is known where the definition is run';
const none = 'the SDK has no default export';

/** Whether `z` has a member of that name, which earlier versions of the SDK exported beside it, too. */
export const isInBuilderAlone = (name: string, host: SdkHost): boolean =>
  name !== 'z' && knownMembers('z').includes(name) && holds('builder-apart', host.sdk);

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
    if (isInBuilderAlone(name, host)) return mistaken('z', place);
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
