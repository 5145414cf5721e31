import type { Path } from '../../data/path.ts';
import type { Document } from '../../document/document.ts';
import { type Difference, differencesOf } from '../../inclusion/index.ts';
import type { SchemaComparison, SchemaDifference, Witness } from '../../rule/compare.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/subschemas.ts';
import type { Pair } from './pairs.ts';

/** Whether a validator accepts a value; undefined where it cannot tell. */
export type Accepts = (schema: JsonSchema, value: unknown) => boolean | undefined;

/** What was found of pairs of schemas: integrations have many in common, and one channel has those of the next. */
export type Compared = Map<string, SchemaComparison>;

/** How many pairs are kept, and how long one may be, in UTF-16 units. Those of real runs are some hundreds. */
const most = { pairs: 2000, length: 50_000 } as const;

/** How the values of two schemas differ. What a break is shown by is shown to a validator first. */
export function schemasOf(
  { before, after }: Pair,
  versions: Versions,
  { accepts, compared }: Judging,
): SchemaComparison {
  const [base, head] = [before.node, after.node];
  if (!isSchema(base) || !isSchema(head)) return { lost: [], gained: [] };
  const unknowns = { base: unknownsIn(versions.base, before.path), head: unknownsIn(versions.head, after.path) };
  const key = JSON.stringify([base, head, unknowns]);
  const known = compared?.get(key) ?? differences(base, head, unknowns, accepts);
  if (compared && compared.size < most.pairs && key.length < most.length) compared.set(key, known);
  return known;
}

function differences(
  base: JsonSchema,
  head: JsonSchema,
  unknowns: Sides,
  accepts: Accepts | undefined,
): SchemaComparison {
  const shown = (witness: Witness): boolean => {
    if (accepts === undefined) return true;
    const [inside, outside] = witness.accepted === 'base' ? [base, head] : [head, base];
    return accepts(inside, witness.value) === true && accepts(outside, witness.value) === false;
  };
  const sides = {
    base: { root: base, path: [], unknowns: unknowns.base },
    head: { root: head, path: [], unknowns: unknowns.head },
  };
  const lost = differencesOf(sides.base, sides.head);
  const gained = differencesOf(sides.head, sides.base);
  return {
    lost: lost.map(({ narrow, wide, ...one }) => told({ ...one, base: narrow, head: wide }, 'base', shown)),
    gained: gained.map(({ narrow, wide, ...one }) => told({ ...one, base: wide, head: narrow }, 'head', shown)),
  };
}

interface Judging {
  readonly accepts?: Accepts;
  readonly compared?: Compared;
}

interface Versions {
  readonly base: Pick<Document, 'unknowns'>;
  readonly head: Pick<Document, 'unknowns'>;
}

/** What of the schema at a path is not known, from the schema on. */
const unknownsIn = ({ unknowns }: Pick<Document, 'unknowns'>, root: Path) =>
  unknowns
    .filter(({ path }) => path.length >= root.length && root.every((step, at) => step === path[at]))
    .map(({ path, extent }) => ({ path: path.slice(root.length), extent }));

type Sides = Readonly<Record<'base' | 'head', ReturnType<typeof unknownsIn>>>;

type Placed = Omit<Difference, 'narrow' | 'wide'> & Pick<SchemaDifference, 'base' | 'head'>;

function told(
  { kind, reason, data, base, head, value, witness: shows }: Placed,
  accepted: Witness['accepted'],
  isShown: (witness: Witness) => boolean,
): SchemaDifference {
  const difference = { reason, data, base, head, value };
  if (kind === 'unknown') return { kind, ...difference };
  const witness = { value: shows, accepted };
  return isShown(witness) ? { kind, ...difference, witness } : { kind: 'unknown', ...difference };
}
