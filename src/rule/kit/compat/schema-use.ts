import type { Comparison, OwnerKind, Reliant, SchemaDifference } from '../../index.ts';

/** The direction in which values of a schema travel, and who relies on it. */
export interface SchemaUse {
  /** Others provide values: what was accepted must stay accepted. */
  readonly isGiven: boolean;
  /** Others receive values: what never occurred must not occur. */
  readonly isTaken: boolean;
  readonly breaks: Reliant;
}

const givenBy = (breaks: Reliant): SchemaUse => ({ isGiven: true, isTaken: false, breaks });
const takenBy = (breaks: Reliant): SchemaUse => ({ isGiven: false, isTaken: true, breaks });
const givenAndTakenBy = (breaks: Reliant): SchemaUse => ({ isGiven: true, isTaken: true, breaks });

const uses: Partial<Record<OwnerKind, SchemaUse>> = {
  configuration: givenBy('configurer'),
  'named-configuration': givenBy('configurer'),
  'action-input': givenBy('caller'),
  message: givenBy('caller'),
  'action-output': takenBy('caller'),
  event: takenBy('listener'),
  // Stored data is read by the new version, and by the old one while both are running.
  state: givenAndTakenBy('state'),
  entity: givenAndTakenBy('caller'),
};

export const useOf = (kind: OwnerKind): SchemaUse | undefined => uses[kind];

/** Additions that a receiver can ignore: nobody relies on a property that never existed. */
const ignorableAdditions = new Set(['property-refused', 'additional-refused']);

/** A difference that breaks nobody. `lost`: fewer values are accepted. `gained`: there are more. */
export interface Harmless {
  readonly way: 'lost' | 'gained';
  readonly difference: SchemaDifference;
}

/**
 * Reasons about properties that a version does not name. If part of a schema is unknown, that part may declare or refuse
 * them.
 */
const undeclaredReasons: Readonly<Record<Harmless['way'], ReadonlySet<string>>> = {
  lost: new Set(['additional-refused', 'property-absent', 'property-required']),
  gained: new Set(['additional-refused']),
};

/**
 * Returns the differences that matter to the users of the schema. The others are in `harmless`, computed on request: pass
 * whether both versions are completely known.
 */
export function differencesFor({ owner, schemas }: Pick<Comparison, 'owner' | 'schemas'>): {
  readonly lost: readonly SchemaDifference[];
  readonly gained: readonly SchemaDifference[];
  readonly harmless: (isKnown: boolean) => readonly Harmless[];
} {
  const found = schemas();
  const { isGiven = false, isTaken = false } = useOf(owner.kind) ?? {};
  const isRelevant = ({ reason }: SchemaDifference) => isTaken && !ignorableAdditions.has(reason);
  const withWay = (way: Harmless['way']) => (difference: SchemaDifference) => ({ way, difference });
  return {
    lost: isGiven ? found.lost : [],
    gained: isTaken ? found.gained.filter(isRelevant) : [],
    harmless: (isKnown) =>
      [
        ...(isGiven ? [] : found.lost).map(withWay('lost')),
        ...found.gained.filter((difference) => !isRelevant(difference)).map(withWay('gained')),
      ].filter(
        ({ way, difference: { reason } }) => reason !== 'opaque' && (isKnown || !undeclaredReasons[way].has(reason)),
      ),
  };
}

/** Reasons that give authors something new to use. Anything else, such as a removed limit, is a detail. */
const additionReasons = new Set(['property-refused', 'property-required', 'additional-refused']);
/** Reasons that do so only if a value proves it. */
const provenAdditionReasons = new Set(['type', 'value', 'variant']);

export const isAddition = ({ reason, isShown = false }: SchemaDifference): boolean =>
  additionReasons.has(reason) || (isShown && provenAdditionReasons.has(reason));
