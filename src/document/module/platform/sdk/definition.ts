import type { Exotic, Structure, Value } from '../../value/value.ts';

/** What a class of the SDK makes. */
export interface Instance extends Exotic {
  /** The name of the class. */
  readonly of: string;
}

/** What `new IntegrationDefinition({…})` makes, and `.extend(…)` makes more of. */
export interface Definition extends Instance {
  readonly props: Structure;
}

export const isInstance = (value: Value): value is Instance => value.kind === 'exotic' && 'of' in value;

export const isDefinition = (value: Value): value is Definition => value.kind === 'exotic' && 'props' in value;

/** Whether a class declares interfaces; until the SDK's version 1.2, it had another name. */
export const isOfInterfaces = (of: string): boolean => of === 'InterfaceDefinition' || of === 'InterfaceDeclaration';

export const isInterface = (value: Value): value is Definition => isDefinition(value) && isOfInterfaces(value.of);
