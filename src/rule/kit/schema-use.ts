import type { Comparison, OwnerKind, Reliant, SchemaDifference } from '../index.ts';

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

/** The differences that matter to whoever uses the schema, and the rest. */
export function differencesFor({ owner, schemas }: Pick<Comparison, 'owner' | 'schemas'>): {
  readonly lost: readonly SchemaDifference[];
  readonly gained: readonly SchemaDifference[];
  readonly harmless: readonly SchemaDifference[];
} {
  const { lost, gained } = schemas();
  const { isGiven = false, isTaken = false } = useOf(owner.kind) ?? {};
  return {
    lost: isGiven ? lost : [],
    gained: isTaken ? gained : [],
    harmless: [...(isGiven ? [] : lost), ...(isTaken ? [] : gained)],
  };
}
