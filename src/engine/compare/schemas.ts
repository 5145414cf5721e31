import type { Path } from '../../data/path.ts';
import type { Document } from '../../document/document.ts';
import { type Difference, differencesBetween } from '../../inclusion/index.ts';
import type { SchemaComparison, SchemaDifference, Witness } from '../../rule/compare.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/subschemas.ts';
import type { Pair } from './pairs.ts';

/** Which values a validator accepts; undefined where it cannot tell. */
export type Accepts = (schema: JsonSchema, values: readonly unknown[]) => readonly (boolean | undefined)[];

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
  const sides = {
    base: { root: base, path: [], unknowns: unknowns.base },
    head: { root: head, path: [], unknowns: unknowns.head },
  };
  const { ofFirst: lost, ofSecond: gained } = differencesBetween(sides.base, sides.head);
  const found = [
    ...lost.map(({ narrow, wide, ...one }) => ({ ...one, base: narrow, head: wide, accepted: 'base' as const })),
    ...gained.map(({ narrow, wide, ...one }) => ({ ...one, base: wide, head: narrow, accepted: 'head' as const })),
  ];
  const all = shown(found, { base, head }, accepts);
  return { lost: all.slice(0, lost.length), gained: all.slice(lost.length) };
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

type Placed = Omit<Difference, 'narrow' | 'wide'> &
  Pick<SchemaDifference, 'base' | 'head'> & { readonly accepted: Witness['accepted'] };

type Roots = Readonly<Record<Witness['accepted'], JsonSchema>>;

/** The differences, and of each that breaks the value that shows it; what a validator does not see is unknown. */
function shown(found: readonly Placed[], roots: Roots, accepts: Accepts | undefined): readonly SchemaDifference[] {
  const values = found.flatMap(({ kind, witness }) => (kind === 'breaking' ? [witness] : []));
  const asked = values.length > 0 ? accepts : undefined;
  const verdicts = { base: asked?.(roots.base, values), head: asked?.(roots.head, values) };
  let at = 0;
  return found.map(({ kind, reason, data, base, head, value, witness: shows, accepted }): SchemaDifference => {
    const difference = { reason, data, base, head, value };
    if (kind === 'unknown') return { kind, ...difference };
    const [inside, outside] = accepted === 'base' ? [verdicts.base, verdicts.head] : [verdicts.head, verdicts.base];
    const holds = asked === undefined || (inside?.[at] === true && outside?.[at] === false);
    at += 1;
    return holds ? { kind, ...difference, witness: { value: shows, accepted } } : { kind: 'unknown', ...difference };
  });
}
