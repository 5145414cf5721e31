import type { Path } from '../../data/path.ts';
import type { SchemaCase } from '../case/cases.ts';
import { isNeverPresent } from '../case/empty.ts';
import { namesIn, propertyIn } from '../case/members.ts';
import { requiredOf } from '../case/ranges.ts';
import type { Unit } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { namesOf } from '../keywords.ts';
import { acceptsNothing, below, type PlacedSchema } from '../node.ts';
import { declares, isDefaulted, othersOf, patternsOf, propertiesOf } from '../parts.ts';
import { objectOf, sampleOf } from '../sample/sample.ts';
import { bits } from '../types.ts';
import { type CaseComparison, differenceAt, objectsOf, witnessIn, wrapDifferences } from './search.ts';

/** Returns the path where a case declares a property, or else the path of the case. */
function declaredAt(one: SchemaCase, name: string): Path {
  const unit = one.units.find((each) => declares(each, name));
  return unit ? [...unit.path, 'properties', name] : one.home.path;
}

export function* ofRequired(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const names = namesOf(unit.schema.required);
  if ((one.types & bits.object) === 0 || names.length === 0) return;
  const required = requiredOf(one, (each, name) => isDefaulted(each, name, search.context));
  for (const [index, name] of names.entries()) {
    if (required.has(name) || isDefaulted(unit, name, search.context)) continue;
    const without = [0, 1]
      .map((more) => objectOf(objectsOf(one), search.context, { without: name, more }))
      .filter((object) => object !== undefined);
    const reason = isNeverPresent(one, name, search.context) ? 'property-absent' : 'property-required';
    const what = { reason, data: { name }, narrow: declaredAt(one, name) } as const;
    yield differenceAt(comparison, ['required', index], what, witnessIn(comparison, without));
  }
}

/** Returns the schemas that a unit has for a property, including `patternProperties` that may match its name. */
function schemasForProperty(unit: Unit, name: string, context: Context): readonly PlacedSchema[] {
  const own = declares(unit, name) ? [below(unit, 'properties', name)] : [];
  const patterns = patternsOf(unit).filter((pattern) => context.matches(pattern, name) !== false);
  const isSure = patterns.every((pattern) => context.matches(pattern, name) === true);
  own.push(...patterns.map((pattern) => below(unit, 'patternProperties', pattern)));
  const isOther = own.length === 0 || (!isSure && !declares(unit, name));
  return isOther ? [...own, ...othersOf(unit)] : own;
}

export function* ofProperties(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if ((one.types & bits.object) === 0) return;
  for (const name of new Set([...namesIn(one), ...propertiesOf(unit)])) {
    search.context.budget.spend();
    if (asksTheSame(comparison, name)) continue;
    const wanted = schemasForProperty(unit, name, search.context);
    if (wanted.length > 0) yield* ofProperty(comparison, name, wanted);
  }
}

/** A quick check that the case has the same schema for a property. True for most properties when two versions are compared. */
function asksTheSame({ one, unit, search: { context } }: CaseComparison, name: string): boolean {
  if (unit.schema.patternProperties !== undefined || !declares(unit, name)) return false;
  const wanted = below(unit, 'properties', name);
  return one.units.some((each) => declares(each, name) && context.same(below(each, 'properties', name), wanted));
}

function* ofProperty(
  comparison: CaseComparison,
  name: string,
  wanted: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  const { context } = search;
  const property = propertyIn(one, name, context);
  if (!property.isDeclared && context.options.undeclared === 'absent') return;
  const hold = (value: unknown) => objectOf(objectsOf(one), context, { given: new Map([[name, value]]) });
  for (const node of wanted) {
    if (!acceptsNothing(node)) yield* wrapDifferences(search.include(property, node), name, hold);
    else if (!isNeverPresent(one, name, context)) {
      const what = { reason: 'property-refused', data: { name }, narrow: declaredAt(one, name) } as const;
      const sample = sampleOf(property, context);
      const keyword = declares(unit, name) ? ['properties', name] : ['additionalProperties'];
      const refused = differenceAt(comparison, keyword, what, sample);
      yield* wrapDifferences([refused], name, hold);
    }
  }
}
