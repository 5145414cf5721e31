import type { SchemaCase } from '../case/cases.ts';
import { isUnsatisfiable } from '../case/empty.ts';
import { namesIn, othersIn } from '../case/members.ts';
import { dependenciesIn, requiredOf } from '../case/ranges.ts';
import type { Unit } from '../conjunction.ts';
import type { PartialDifference } from '../difference.ts';
import { accepts } from '../evaluate/accepts.ts';
import { below } from '../node.ts';
import { dependenciesOf, patternsOf } from '../parts.ts';
import { candidatesOf, objectOf, sampleOf } from '../sample/sample.ts';
import { bits } from '../types.ts';
import { type CaseComparison, differenceAt, objectsOf, type Search, subjectOf, witnessOfKeyword } from './search.ts';

/** Checks `not`: satisfied if the case has no value in common with the excluded schema, or excludes the same itself. */
export function* ofNegation(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if (unit.schema.not === undefined) return;
  const { context } = search;
  const excluded = below(unit, 'not');
  const both = { nodes: [...one.units, excluded], home: one.home };
  if (isUnsatisfiable(both, context)) return;
  if (one.units.some((each) => each.schema.not !== undefined && context.same(below(each, 'not'), excluded))) return;
  const values = [...candidatesOf(one, context)].slice(0, 40);
  const shared = sampleOf(both, context);
  if (shared) values.push(shared.value);
  yield differenceAt(comparison, ['not'], { reason: 'negation' }, witnessOfKeyword(comparison, 'not', values));
}

/** Checks `if` with `then` and `else`: satisfied if both sides have the same condition, or the case satisfies both branches. */
export function* ofCondition(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if (unit.schema.if === undefined) return;
  const { context } = search;
  const keywords = ['if', 'then', 'else'];
  const ways = ['then', 'else'].filter((keyword) => Object.hasOwn(unit.schema, keyword));
  const isSame = (each: Unit) =>
    keywords.every((keyword) => {
      const [a, b] = [each.schema, unit.schema].map((schema) => Object.hasOwn(schema, keyword));
      return a === b && (!a || context.same(below(each, keyword), below(unit, keyword)));
    });
  if (one.units.some(isSame)) return;
  // `then` applies only to values that satisfy the condition.
  const met = { nodes: [...one.units, below(unit, 'if')], home: one.home };
  const asked = (keyword: string) => (keyword === 'then' ? met : subjectOf(one));
  if (ways.every((keyword) => search.include(asked(keyword), below(unit, keyword)).length === 0)) return;
  const values = [...candidatesOf(one, context)].slice(0, 40);
  const sample = sampleOf(met, context);
  if (sample) values.push(sample.value);
  yield differenceAt(comparison, ['if'], { reason: 'condition' }, witnessOfKeyword(comparison, 'if', values));
}

export function* ofDependencies(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if ((one.types & bits.object) === 0) return;
  const others = dependenciesOf(unit);
  if (others.length === 0) return;
  const { context } = search;
  const required = requiredOf(one);
  const all = dependenciesIn(one);
  for (const { keyword, name, names, node } of others) {
    context.budget.spend(1 + required.size + all.length);
    const there = { ...objectsOf(one), units: one.units };
    const isNeverThere = !namesIn(one).has(name) && !mayHaveOthers(one, search);
    if (isNeverThere) continue;
    const theirs = all.filter((each) => each.name === name);
    const given = new Set([...required, ...theirs.flatMap((each) => each.names)]);
    const isMet = node
      ? theirs.some((each) => each.node && context.same(each.node, node)) ||
        search.include(subjectOf(there), node).length === 0
      : names.every((needed) => given.has(needed));
    if (isMet) continue;
    const values = [namesIn(one).has(name) ? name : undefined]
      .filter((each) => each !== undefined)
      .map((each) => propertyValue(there, each, search));
    yield differenceAt(
      comparison,
      [keyword, name],
      { reason: 'dependency', data: { name } },
      witnessOfKeyword(comparison, keyword, values),
    );
  }
}

/** Builds an object with one property beyond the required ones. */
function propertyValue(one: SchemaCase, name: string, { context }: Search): unknown {
  const made = { ...one.home, schema: { required: [name] }, made: `made with ${name} ` };
  return objectOf({ ...one, units: [...one.units, made] }, context, {});
}

const mayHaveOthers = (one: SchemaCase, { context }: Search): boolean =>
  othersIn(one).isDeclared
    ? !isUnsatisfiable(othersIn(one), context, 1)
    : context.options.undeclared === 'any' || one.units.some((each) => patternsOf(each).length > 0);

export function* ofNames(comparison: CaseComparison): Generator<PartialDifference> {
  const { one, unit, search } = comparison;
  if ((one.types & bits.object) === 0 || unit.schema.propertyNames === undefined) return;
  const { context } = search;
  const wanted = below(unit, 'propertyNames');
  const own = one.units.filter(({ schema }) => schema.propertyNames !== undefined);
  const nodes = own.map((each) => below(each, 'propertyNames'));
  if (nodes.some((node) => context.same(node, wanted))) return;
  for (const name of namesIn(one)) {
    if (accepts(wanted, name, context) === true) continue;
    const what = { reason: 'property-name', data: { name } } as const;
    yield differenceAt(
      comparison,
      ['propertyNames'],
      what,
      witnessOfKeyword(comparison, 'propertyNames', [propertyValue(objectsOf(one), name, search)]),
    );
  }
  if (!mayHaveOthers(one, search)) return;
  const texts = { side: one.home.side, schema: { type: 'string' }, path: one.home.path, made: 'made names ' };
  const inner = search.include({ nodes: [...nodes, texts], home: nodes[0] ?? one.home }, wanted);
  for (const { witness, data } of inner) {
    const name = typeof witness?.value === 'string' ? witness.value : undefined;
    const values = name === undefined ? [] : [propertyValue(objectsOf(one), name, search)];
    yield differenceAt(
      comparison,
      ['propertyNames'],
      { reason: 'property-name', data: { ...(name !== undefined && { name }), ...data } },
      witnessOfKeyword(comparison, 'propertyNames', values),
    );
  }
}
