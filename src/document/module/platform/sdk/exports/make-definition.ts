import { closest, didYouMean } from '../../../../../data/closest.ts';
import { ownOf } from '../../../../../data/objects.ts';
import { once } from '../../../../../data/once.ts';
import { memberOf } from '../../../evaluate/expressions/members.ts';
import { costOfAll, overspent } from '../../../value/cost.ts';
import { callable, opaque } from '../../../value/make.ts';
import type { Origin, Structure, Value } from '../../../value/value.ts';
import { type Definition, isDefinition, isOfInterfaces } from '../definition.ts';
import { extendedProps } from '../extend/extend.ts';
import type { SdkHost } from '../host.ts';
import { interfaceParts } from '../interfaces/interface-parts.ts';
import { part, recordOf } from '../parts.ts';

/** Returns the cost, in steps, of copying the actions, events and the like. */
function costOfParts(value: Value): number {
  const { entries } = isDefinition(value) ? value.props : recordOf(value, value.origin);
  return costOfAll([...entries.values()].map((entry) => entry.value));
}

const methods = ['extend', 'clone'];

/** `origin`: the `new` expression up to its arguments. */
export function createDefinition(of: string, props: Structure, origin: Origin, host: SdkHost): Definition {
  const ofInterface = once(() => interfaceParts(props, origin, host));
  return {
    kind: 'exotic',
    of,
    props,
    member(name, place) {
      if (name === 'props') return props;
      const method = isOfInterfaces(of) ? ownOf(ofInterface(), name) : undefined;
      if (method !== undefined) return method;
      if (name === 'extend' && of === 'IntegrationDefinition') {
        return callable(place, (args, call) => {
          // Entries that both define are copied.
          const cost =
            costOfParts(props) + args.reduce((sum, arg) => sum + costOfParts(part(arg, 'definition') ?? arg), 0);
          const extended = () => extendedProps(props, args, { origin: call, method: place }, host);
          return overspent(host, cost, call) ?? createDefinition(of, extended(), origin, host);
        });
      }
      if (name === 'clone' || name === 'metadata')
        return opaque(`\`${name}\` is known only when the definition is run`, place);
      const value = memberOf(props, name, place, host.tracker);
      if (value.kind !== 'literal' || props.entries.has(name)) return value;
      return { ...value, absence: `\`${of}\` has no \`${name}\`.${didYouMean(closest(name, methods))}` };
    },
    withChangedParts(change) {
      const changed = change(props);
      return changed.kind === 'object' ? createDefinition(of, changed, origin, host) : changed;
    },
    origin,
  };
}
