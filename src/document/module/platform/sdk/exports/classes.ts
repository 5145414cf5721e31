import { callable, opaque, structure, whyOf } from '../../../value/make.ts';
import { entriesOf } from '../../../value/own.ts';
import type { Callable, Origin, Value } from '../../../value/value.ts';
import type { Instance } from '../definition.ts';
import type { SdkHost } from '../host.ts';
import { createDefinition } from './make-definition.ts';

/** The classes that do not define an integration; only the class of their instances is known. */
export const otherClasses = ['Bot', 'BotDefinition', 'Integration', 'Plugin', 'PluginDefinition'] as const;

export const otherClass = (of: string, origin: Origin): Callable => ({
  ...callable(origin, (_, place) => opaque(`\`${of}\` is called without \`new\``, place)),
  construct: (_, place) => instanceOf(of, place),
});

/** `.addIntegration(…)` and the like return the object they are called on. */
const instanceOf = (of: string, origin: Origin): Instance => ({
  kind: 'exotic',
  of,
  member: (name, place) =>
    /^add[A-Z]/.test(name)
      ? callable(place, () => instanceOf(of, origin))
      : opaque(`\`${name}\` is known only when the definition is run`, place),
  origin,
});

/** Returns a class whose instances are definitions. A call without `new` is reported, and evaluated as intended. */
export function definitionClass(of: string, origin: Origin, host: SdkHost): Callable {
  const construct: Callable['call'] = ([props], place) => {
    if (props?.kind === 'object') return createDefinition(of, props, place, host);
    const own = props?.kind === 'namespace' ? entriesOf(props) : undefined;
    if (own !== undefined) return createDefinition(of, structure(own.entries, place, own.rest), place, host);
    const isUnknown = props?.kind === 'opaque' || props?.kind === 'exotic' || props?.kind === 'namespace';
    const why = isUnknown ? whyOf(props, notKnown) : reportNoObject(of, props, place, host);
    return createDefinition(of, structure(new Map(), place, why), place, host);
  };
  const called: Callable['call'] = (args, place) => {
    const message = `\`${of}\` is a class: write \`new ${of}({ … })\`.`;
    host.report({ id: 'value-unexpected', message, at: place });
    return construct(args, place);
  };
  return { ...callable(origin, called), construct };
}

const notKnown = 'what the definition is made of is not known';
const noObject = 'the definition is made of no object';

/** Reports the argument of a definition's class, which must be an object. Returns why the properties are unknown. */
function reportNoObject(of: string, props: Value | undefined, place: Origin, host: SdkHost): string {
  const message = `\`${of}\` takes an object: \`new ${of}({ … })\`.`;
  host.report({ id: 'value-unexpected', message, why: noObject, at: props?.origin ?? place });
  return noObject;
}
