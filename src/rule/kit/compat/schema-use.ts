import type { Comparison, OwnerKind, Reliant, SchemaDifference } from '../../index.ts';

/** How a schema's values travel, and who relies on it. */
export interface SchemaUse {
  /** Others give values: what was accepted has to be accepted. */
  readonly isGiven: boolean;
  /** Others take values: what was never there must not be there. */
  readonly isTaken: boolean;
  readonly breaks: Reliant;
}

const given = (breaks: Reliant): SchemaUse => ({ isGiven: true, isTaken: false, breaks });
const taken = (breaks: Reliant): SchemaUse => ({ isGiven: false, isTaken: true, breaks });
const both = (breaks: Reliant): SchemaUse => ({ isGiven: true, isTaken: true, breaks });

const uses: Partial<Record<OwnerKind, SchemaUse>> = {
  configuration: given('configurer'),
  'named-configuration': given('configurer'),
  'action-input': given('caller'),
  message: given('caller'),
  'action-output': taken('caller'),
  event: taken('listener'),
  // What is stored is read by the version that comes, and by the one before where both still run.
  state: both('state'),
  entity: both('caller'),
};

export const useOf = (kind: OwnerKind): SchemaUse | undefined => uses[kind];

/** More than before, which whoever takes it can pass over: nobody relies on what was never there. */
const passedOver = new Set(['property-refused', 'additional-refused']);

/** A difference, and what it is to the values: fewer are accepted (`lost`), or there are more (`gained`). */
export interface Harmless {
  readonly way: 'lost' | 'gained';
  readonly difference: SchemaDifference;
}

/** What is about properties that a version does not name: what is not known of a schema may be any of them, and refuse it. */
const unnamed: Readonly<Record<Harmless['way'], ReadonlySet<string>>> = {
  lost: new Set(['additional-refused', 'property-absent', 'property-required']),
  gained: new Set(['additional-refused']),
};

/**
 * The differences that matter to whoever uses the schema, and the rest: looking for that is left to who wants it, and can say
 * whether both versions are known whole.
 */
export function differencesFor({ owner, schemas }: Pick<Comparison, 'owner' | 'schemas'>): {
  readonly lost: readonly SchemaDifference[];
  readonly gained: readonly SchemaDifference[];
  readonly harmless: (isKnown: boolean) => readonly Harmless[];
} {
  const found = schemas();
  const { isGiven = false, isTaken = false } = useOf(owner.kind) ?? {};
  const matters = ({ reason }: SchemaDifference) => isTaken && !passedOver.has(reason);
  const as = (way: Harmless['way']) => (difference: SchemaDifference) => ({ way, difference });
  return {
    lost: isGiven ? found.lost : [],
    gained: isTaken ? found.gained.filter(matters) : [],
    harmless: (isKnown) =>
      [
        ...(isGiven ? [] : found.lost).map(as('lost')),
        ...found.gained.filter((difference) => !matters(difference)).map(as('gained')),
      ].filter(({ way, difference: { reason } }) => reason !== 'opaque' && (isKnown || !unnamed[way].has(reason))),
  };
}

/** What gives people something to use; all else, such as a limit that is gone, is a detail. */
const offers = new Set(['property-refused', 'property-required', 'additional-refused']);
/** What gives them something where a value shows that it does. */
const shownOffers = new Set(['type', 'value', 'variant']);

export const isOffer = ({ reason, isShown = false }: SchemaDifference): boolean =>
  offers.has(reason) || (isShown && shownOffers.has(reason));
