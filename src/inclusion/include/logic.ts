import type { SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable } from '../case/empty.ts';
import { additionalPropertiesIn, declaredNamesIn } from '../case/members.ts';
import { dependenciesIn, requiredNamesOf } from '../case/ranges.ts';
import type { Conjunct } from '../conjunction.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { type PlacedSchema, subschemaAt } from '../node.ts';
import { buildObject, candidatesOf, sampleOf } from '../sample/sample.ts';
import { dependenciesOf, namePatternsOf } from '../subschemas.ts';
import { bits } from '../types.ts';
import {
  type CaseComparison,
  differenceAt,
  findWitnessOfKeyword,
  restrictToObjects,
  type Search,
  subjectOf,
} from './search.ts';

/** Checks `not`: satisfied if the case has no value in common with the excluded schema, or excludes the same itself. */
export function* checkNegation(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if (constraint.schema.not === undefined) return;
  const { context } = search;
  const excluded = subschemaAt(constraint, 'not');
  const both = { nodes: [...subCase.conjuncts, excluded], home: subCase.home };
  if (isUnsatisfiable(both, context)) return;
  if (
    subCase.conjuncts.some(
      (each) => each.schema.not !== undefined && context.haveSameMeaning(subschemaAt(each, 'not'), excluded),
    )
  )
    return;
  const values = [...candidatesOf(subCase, context)].slice(0, 40);
  const shared = sampleOf(both, context);
  if (shared) values.push(shared.value);
  yield differenceAt(comparison, ['not'], { reason: 'negation' }, findWitnessOfKeyword(comparison, 'not', values));
}

/** Checks `if` with `then` and `else`: satisfied if both sides have the same condition, or the case satisfies both branches. */
export function* checkCondition(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if (constraint.schema.if === undefined) return;
  const { context } = search;
  const keywords = ['if', 'then', 'else'];
  const branches = ['then', 'else'].filter((keyword) => Object.hasOwn(constraint.schema, keyword));
  const isSame = (each: Conjunct) =>
    keywords.every((keyword) => {
      const [a, b] = [each.schema, constraint.schema].map((schema) => Object.hasOwn(schema, keyword));
      return a === b && (!a || context.haveSameMeaning(subschemaAt(each, keyword), subschemaAt(constraint, keyword)));
    });
  if (subCase.conjuncts.some(isSame)) return;
  // `then` applies only to values that satisfy the condition.
  const conditionMet = { nodes: [...subCase.conjuncts, subschemaAt(constraint, 'if')], home: subCase.home };
  const subjectOfBranch = (keyword: string) => (keyword === 'then' ? conditionMet : subjectOf(subCase));
  if (
    branches.every((keyword) => search.include(subjectOfBranch(keyword), subschemaAt(constraint, keyword)).length === 0)
  )
    return;
  const values = [...candidatesOf(subCase, context)].slice(0, 40);
  const sample = sampleOf(conditionMet, context);
  if (sample) values.push(sample.value);
  yield differenceAt(comparison, ['if'], { reason: 'condition' }, findWitnessOfKeyword(comparison, 'if', values));
}

export function* checkDependencies(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if ((subCase.types & bits.object) === 0) return;
  const others = dependenciesOf(constraint);
  if (others.length === 0) return;
  const { context } = search;
  const required = requiredNamesOf(subCase);
  const all = dependenciesIn(subCase);
  for (const { keyword, name, names, node } of others) {
    context.budget.spend(1 + required.size + all.length);
    const objectCase = { ...restrictToObjects(subCase), conjuncts: subCase.conjuncts };
    const isNeverPresent = !declaredNamesIn(subCase).has(name) && !mayHaveOtherProperties(subCase, search);
    if (isNeverPresent) continue;
    const sameTrigger = all.filter((each) => each.name === name);
    const given = new Set([...required, ...sameTrigger.flatMap((each) => each.names)]);
    const isMet = node
      ? sameTrigger.some((each) => each.node && context.haveSameMeaning(each.node, node)) ||
        search.include(subjectOf(objectCase), node).length === 0
      : names.every((needed) => given.has(needed));
    if (isMet) continue;
    const values = [declaredNamesIn(subCase).has(name) ? name : undefined]
      .filter((each) => each !== undefined)
      .map((each) => buildObjectWith(objectCase, each, search));
    yield differenceAt(
      comparison,
      [keyword, name],
      { reason: 'dependency', data: { name } },
      findWitnessOfKeyword(comparison, keyword, values),
    );
  }
}

/** Builds an object with one property beyond the required ones. */
function buildObjectWith(schemaCase: SchemaCase, name: string, { context }: Search): unknown {
  const withProperty: Conjunct = {
    ...schemaCase.home,
    schema: { required: [name] },
    derivation: `derived with ${name} `,
  };
  return buildObject({ ...schemaCase, conjuncts: [...schemaCase.conjuncts, withProperty] }, context, {});
}

const mayHaveOtherProperties = (schemaCase: SchemaCase, { context }: Search): boolean =>
  additionalPropertiesIn(schemaCase).isDeclared
    ? !isUnsatisfiable(additionalPropertiesIn(schemaCase), context, 1)
    : context.options.undeclared === 'any' || schemaCase.conjuncts.some((each) => namePatternsOf(each).length > 0);

export function* checkPropertyNames(comparison: CaseComparison): Generator<PartialDifference> {
  const { subCase, constraint, search } = comparison;
  if ((subCase.types & bits.object) === 0 || constraint.schema.propertyNames === undefined) return;
  const { context } = search;
  const wanted = subschemaAt(constraint, 'propertyNames');
  const own = subCase.conjuncts.filter(({ schema }) => schema.propertyNames !== undefined);
  const nodes = own.map((each) => subschemaAt(each, 'propertyNames'));
  if (nodes.some((node) => context.haveSameMeaning(node, wanted))) return;
  for (const name of declaredNamesIn(subCase)) {
    if (accepts(wanted, name, context) === true) continue;
    const what = { reason: 'property-name', data: { name } } as const;
    yield differenceAt(
      comparison,
      ['propertyNames'],
      what,
      findWitnessOfKeyword(comparison, 'propertyNames', [buildObjectWith(restrictToObjects(subCase), name, search)]),
    );
  }
  if (!mayHaveOtherProperties(subCase, search)) return;
  const texts: PlacedSchema = {
    side: subCase.home.side,
    schema: { type: 'string' },
    path: subCase.home.path,
    derivation: 'derived names ',
  };
  const inner = search.include({ nodes: [...nodes, texts], home: nodes[0] ?? subCase.home }, wanted);
  for (const { witness, data } of inner) {
    const name = typeof witness?.value === 'string' ? witness.value : undefined;
    const values = name === undefined ? [] : [buildObjectWith(restrictToObjects(subCase), name, search)];
    yield differenceAt(
      comparison,
      ['propertyNames'],
      { reason: 'property-name', data: { ...(name !== undefined && { name }), ...data } },
      findWitnessOfKeyword(comparison, 'propertyNames', values),
    );
  }
}
