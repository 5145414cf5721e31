import { memberOf } from '../../evaluate/members.ts';
import { callable, opaque } from '../../value/make.ts';
import type { Origin, Structure } from '../../value/value.ts';
import type { Definition } from './definition.ts';
import { extendedProps } from './extend.ts';
import type { SdkHost } from './host.ts';

/** `origin`: the `new` expression up to its arguments. */
export const makeDefinition = (of: string, props: Structure, origin: Origin, host: SdkHost): Definition => ({
  kind: 'exotic',
  of,
  props,
  member(name, place) {
    if (name === 'props') return props;
    if (name === 'extend' && of === 'IntegrationDefinition') {
      return callable(place, (args, call) => makeDefinition(of, extendedProps(props, args, call, host), origin, host));
    }
    if (name === 'clone' || name === 'metadata')
      return opaque(`\`${name}\` is known where the definition is run`, place);
    return memberOf(props, name, place, host);
  },
  remade(change) {
    const changed = change(props);
    return changed.kind === 'object' ? makeDefinition(of, changed, origin, host) : changed;
  },
  origin,
});
