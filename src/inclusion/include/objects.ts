import type { Path } from '../../data/path.ts';
import type { SchemaCase } from '../case/cases.ts';
import { isNeverPresent } from '../case/empty.ts';
import { declaredNamesIn, propertySchemasIn } from '../case/members.ts';
import { requiredNamesOf } from '../case/ranges.ts';
import type { Conjunct } from '../conjunction.ts';
import type { Context } from '../context.ts';
import type { PartialDifference } from '../difference.ts';
import { namesOf } from '../keywords.ts';
import { acceptsNothing, type PlacedSchema, subschemaAt } from '../node.ts';
import { buildObject, sampleOf } from '../sample/sample.ts';
import {
  additionalPropertiesOf,
  declaredNamesOf,
  declaresProperty,
  isOptionalByDefault,
  namePatternsOf,
} from '../subschemas.ts';
import { bits } from '../types.ts';
import { type CaseComparison, differenceAt, findWitness, restrictToObjects, wrapDifferences } from './search.ts';

/** Returns the path where a case declares a property, or else the path of the case. */
function declarationPath(schemaCase: SchemaCase, name: string): Path {
  const conjunct = schemaCase.conjuncts.find((each) => declaresProperty(each, name));
  return conjunct ? [...conjunct.path, 'properties', name] : schemaCase.home.path;
}

export function* checkRequired(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const names = namesOf(constraint.schema.required);
  if ((subCase.types & bits.object) === 0 || names.length === 0) return;
  const required = requiredNamesOf(subCase, (each, name) => isOptionalByDefault(each, name, search.context));
  for (const [index, name] of names.entries()) {
    if (required.has(name) || isOptionalByDefault(constraint, name, search.context)) continue;
    const objects = [0, 1]
      .map((extra) => buildObject(restrictToObjects(subCase), search.context, { omitted: name, extra }))
      .filter((object) => object !== undefined);
    const reason = isNeverPresent(subCase, name, search.context) ? 'property-absent' : 'property-required';
    const what = { reason, data: { name }, narrow: declarationPath(subCase, name) } as const;
    yield differenceAt(comparison, ['required', index], what, findWitness(comparison, objects));
  }
}

/** Returns the schemas that a conjunct has for a property, including `patternProperties` that may match its name. */
function schemasForProperty(conjunct: Conjunct, name: string, context: Context): readonly PlacedSchema[] {
  const own = declaresProperty(conjunct, name) ? [subschemaAt(conjunct, 'properties', name)] : [];
  const patterns = namePatternsOf(conjunct).filter((pattern) => context.matches(pattern, name) !== false);
  const isSure = patterns.every((pattern) => context.matches(pattern, name) === true);
  own.push(...patterns.map((pattern) => subschemaAt(conjunct, 'patternProperties', pattern)));
  const isOther = own.length === 0 || (!isSure && !declaresProperty(conjunct, name));
  return isOther ? [...own, ...additionalPropertiesOf(conjunct)] : own;
}

export function* checkProperties(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if ((subCase.types & bits.object) === 0) return;
  for (const name of new Set([...declaredNamesIn(subCase), ...declaredNamesOf(constraint)])) {
    search.context.budget.spend();
    if (hasSameSchema(comparison, name)) continue;
    const wanted = schemasForProperty(constraint, name, search.context);
    if (wanted.length > 0) yield* checkProperty(comparison, name, wanted);
  }
}

/** A quick check that the case has the same schema for a property. True for most properties when two versions are compared. */
function hasSameSchema({ subCase, constraint, search: { context } }: CaseComparison, name: string): boolean {
  if (constraint.schema.patternProperties !== undefined || !declaresProperty(constraint, name)) return false;
  const wanted = subschemaAt(constraint, 'properties', name);
  return subCase.conjuncts.some(
    (each) => declaresProperty(each, name) && context.haveSameMeaning(subschemaAt(each, 'properties', name), wanted),
  );
}

function* checkProperty(
  comparison: CaseComparison,
  name: string,
  wanted: readonly PlacedSchema[],
): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  const { context } = search;
  const property = propertySchemasIn(subCase, name, context);
  if (!property.isDeclared && context.options.undeclared === 'absent') return;
  const wrap = (value: unknown) =>
    buildObject(restrictToObjects(subCase), context, { given: new Map([[name, value]]) });
  for (const node of wanted) {
    if (!acceptsNothing(node)) yield* wrapDifferences(search.include(property, node), name, wrap);
    else if (!isNeverPresent(subCase, name, context)) {
      const what = { reason: 'property-refused', data: { name }, narrow: declarationPath(subCase, name) } as const;
      const sample = sampleOf(property, context);
      const keyword = declaresProperty(constraint, name) ? ['properties', name] : ['additionalProperties'];
      const refused = differenceAt(comparison, keyword, what, sample);
      yield* wrapDifferences([refused], name, wrap);
    }
  }
}
