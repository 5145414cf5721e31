import type { Exotic, Structure, Value } from '../../value/value.ts';

/** An instance of a class of the SDK. */
export interface Instance extends Exotic {
  /** The name of the class. */
  readonly of: string;
}

/** The result of `new IntegrationDefinition({…})`, and of `.extend(…)` on it. */
export interface Definition extends Instance {
  readonly props: Structure;
}

export const isInstance = (value: Value): value is Instance => value.kind === 'exotic' && 'of' in value;

export const isDefinition = (value: Value): value is Definition => value.kind === 'exotic' && 'props' in value;

/** True if the class defines interfaces; until version 1.2 of the SDK, it had another name. */
export const isOfInterfaces = (of: string): boolean => of === 'InterfaceDefinition' || of === 'InterfaceDeclaration';

export const isInterface = (value: Value): value is Definition => isDefinition(value) && isOfInterfaces(value.of);
