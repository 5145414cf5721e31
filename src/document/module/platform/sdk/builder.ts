import { literal, openNamespace } from '../../value/make.ts';
import type { Namespace, Origin, Value } from '../../value/value.ts';
import { builderMember } from '../schema-builder/builders/builder-member.ts';
import type { SdkHost } from './host.ts';

/** Returns the namespace `z`. */
export const builderNamespace = (origin: Origin, host: SdkHost, member = builderMember): Namespace => ({
  ...openNamespace(origin, (name, place) => member(name, place, host)),
  isBuilder: true,
});

/** Returns an export of the builder's package: `z` itself under several names, and each of its functions. */
export function builderImport(name: string, origin: Origin, host: SdkHost): Value {
  if (name === '*') return builderNamespace(origin, host, builderImport);
  return name === 'z' || name === 'default' ? builderNamespace(origin, host) : builderMember(name, origin, host);
}

/** Evaluates `z.NAME('argument')`. */
export const builderCall = (name: string, argument: string, origin: Origin, host: SdkHost): Value =>
  host.call(builderMember(name, origin, host), [literal(argument, origin)], origin);
