import { memberOf } from '../../evaluate/members.ts';
import type { Machine } from '../../evaluate/scope.ts';
import { callable, opaque } from '../../value/make.ts';
import type { Instance, Origin, Value } from '../../value/value.ts';
import { extend } from './extend.ts';

/** A property or method of `new IntegrationDefinition({…})`. */
export function instanceMember(instance: Instance, name: string, origin: Origin, machine: Machine): Value {
  if (name === 'props') return instance.props;
  if (name === 'extend' && instance.of === 'IntegrationDefinition') {
    return callable(origin, (args, place) => extend(instance, args, place, machine));
  }
  if (name === 'clone' || name === 'metadata')
    return opaque(`\`${name}\` is known where the definition is run`, origin);
  return memberOf(instance.props, name, origin, machine);
}
