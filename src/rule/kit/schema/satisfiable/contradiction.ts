import { named } from '../../../../data/in-code.ts';
import { ownOf } from '../../../../data/objects.ts';
import { cachedForRecent } from '../../../../data/once.ts';
import type { Path } from '../../../../data/path.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { annotations } from '../../../schema/annotations.ts';
import { isSchema } from '../../../schema/schemas-within.ts';
import { type JsonType, types } from '../../../schema/types.ts';
import { boundedTypes, boundKeywords, canBeEmpty, type Gap, gapFor } from './limits.ts';
import { repetitionIn } from './repeated.ts';
import { refusedRequirement, refusesProperty } from './required.ts';
import { listsOf, refuses, typesOf } from './values.ts';

/** The reason why a schema refuses every value, or all values of a type. */
export interface Contradiction {
  /** The keyword to report, and the path inside its value. */
  readonly path: readonly [keyword: string, ...steps: Path];
  /** The end of a sentence. */
  readonly reason: string;
  /** The type of the refused values, if not all are refused. */
  readonly only?: string;
}

/** Keywords beside `anyOf` or `oneOf` that do not constrain the value. */
const neutralKeywords = new Set([...annotations, 'anyOf', 'oneOf', 'x-zui']);

/** The remaining work per schema: hostile schemas would need unbounded time. */
interface Work {
  left: number;
}

const workLimit = 5000;
/** How many levels of properties are compared across schemas that apply together. */
const maxDepth = 4;
/** Longer lists of values, and larger sets of schemas that apply together, are not compared. */
const maxCompared = 500;

/** Keywords that allow few values, or combine schemas. */
const restrictingKeywords = ['const', 'enum', 'allOf', 'anyOf', 'oneOf'] as const;
/** Keywords of which at least one is needed for a contradiction. */
export const contradictionKeywords: readonly string[] = [...restrictingKeywords, ...boundKeywords, 'required'];

/**
 * Returns why a schema refuses every value, or all values of a type, judging by its own keywords. Reports only certain
 * contradictions: references, patterns and conditions can only exclude more.
 */
export function contradictionIn(schema: JsonSchema): Contradiction | undefined {
  // Before 2019-09, keywords beside a reference are ignored.
  if (schema.$ref !== undefined) return undefined;
  const isRestricted = restrictingKeywords.some((keyword) => schema[keyword] !== undefined) || canBeEmpty(schema);
  if (!isRestricted && refusedRequirement(schema) === undefined) return undefined;
  return cachedContradiction(schema).contradiction;
}

/** Cached: the channels of a definition share the schemas of their messages. */
const cachedContradiction = cachedForRecent(
  (schema: JsonSchema): { readonly contradiction: Contradiction | undefined } => ({
    contradiction: ownContradiction(schema) ?? allOfContradiction(schema) ?? alternativesContradiction(schema),
  }),
);

/** Finds a contradiction among the keywords of the schema itself. */
function ownContradiction(schema: JsonSchema): Contradiction | undefined {
  const [values] = listsOf(schema);
  if (Array.isArray(schema.enum) && schema.enum.length === 0) return { path: ['enum'], reason: 'its `enum` is empty' };
  if (isExhausted(values, [schema])) {
    const keyword = Object.hasOwn(schema, 'const') ? 'const' : 'enum';
    const all = values?.length === 1 ? 'the value' : 'every value';
    return { path: [keyword], reason: `other keywords exclude ${all} of \`${keyword}\`` };
  }
  const gap = canBeEmpty(schema) ? gapIn([schema], typesOf(schema)) : undefined;
  if (gap) return { path: [gap.low.keyword], ...gap };
  const refused = refusedRequirement(schema);
  const allowed = sharedTypes([schema]);
  if (refused === undefined || !allowed.has('object')) return undefined;
  const { at, reason } = refused;
  return { path: ['required', at], reason, ...(!allowsOnly(allowed, 'object') && { only: 'object' }) };
}

/** Finds a contradiction between the schemas in `allOf` and around it, if each of them is satisfiable by itself. */
function allOfContradiction(schema: JsonSchema): Contradiction | undefined {
  if (!Array.isArray(schema.allOf)) return undefined;
  const conjuncts = conjunctsOf(schema);
  if (conjuncts.some((conjunct) => ownContradiction(conjunct) !== undefined)) return undefined;
  const reason = conflictReason(conjuncts, { left: workLimit });
  return reason === undefined
    ? undefined
    : { path: ['allOf'], reason: `the schemas in \`allOf\` exclude each other, ${reason}` };
}

/** Finds a contradiction within each schema of `anyOf` or `oneOf`, or between each of them and the keywords beside it. */
function alternativesContradiction(schema: JsonSchema): Contradiction | undefined {
  const work: Work = { left: workLimit };
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = schema[keyword];
    if (!Array.isArray(branches) || branches.length === 0 || branches.length > maxCompared) continue;
    if (branches.every((branch) => conflictReason(conjunctsOf(branch), work) !== undefined))
      return { path: [keyword], reason: `no schema in \`${keyword}\` accepts anything` };
    const repetition = keyword === 'oneOf' ? repetitionIn(branches) : undefined;
    if (repetition) return { path: [keyword], ...repetition };
    // The keywords beside it constrain nothing, as in a nullable field, so they exclude no branch.
    if (Object.keys(schema).every((name) => neutralKeywords.has(name))) continue;
    const ownConjuncts = conjunctsOf(schema);
    const isExcluded = (branch: unknown) =>
      isSchema(branch) && conflictReason([...ownConjuncts, ...conjunctsOf(branch)], work) !== undefined;
    if (branches.every(isExcluded))
      return { path: [keyword], reason: `what is beside \`${keyword}\` excludes every schema in it` };
  }
  return undefined;
}

/** Returns the schemas that apply together: the schema and those in its `allOf`. Schemas with a reference are skipped. */
function conjunctsOf(schema: unknown): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  const open: unknown[] = [schema];
  for (let next = open.pop(); next !== undefined && found.length < maxCompared; next = open.pop()) {
    if (!isSchema(next) || next.$ref !== undefined) continue;
    found.push(next);
    if (Array.isArray(next.allOf)) open.push(...[...next.allOf].reverse());
  }
  return found;
}

/** Returns why schemas that apply together refuse every value. */
function conflictReason(schemas: readonly JsonSchema[], work: Work, depth = 0): string | undefined {
  work.left -= schemas.length;
  if (work.left < 0) return undefined;
  const allowed = sharedTypes(schemas);
  if (allowed.size === 0) return 'as they share no type';
  const [values] = schemas.flatMap(listsOf);
  if (isExhausted(values, schemas)) return 'as no listed value is left';
  const gap = gapIn(schemas, allowed);
  if (gap && gap.only === undefined) return `as ${gap.reason}`;
  return allowsOnly(allowed, 'object') ? propertyConflict(schemas, work, depth) : undefined;
}

/** Whether each listed value is refused by one of the schemas. */
const isExhausted = (values: readonly unknown[] | undefined, schemas: readonly JsonSchema[]) =>
  values !== undefined &&
  values.length <= maxCompared &&
  values.every((value) => schemas.some((schema) => refuses(schema, value)));

function sharedTypes(schemas: readonly JsonSchema[]): ReadonlySet<JsonType> {
  const typeSets = schemas.map(typesOf).filter((set) => set !== undefined);
  return new Set(types.filter((type) => typeSets.every((set) => set.has(type))));
}

const allowsOnly = (allowed: ReadonlySet<JsonType>, ...wanted: readonly JsonType[]) =>
  [...allowed].every((type) => wanted.includes(type));

/** Returns the first pair of bounds that leaves no value of an allowed type. */
function gapIn(schemas: readonly JsonSchema[], allowed: ReadonlySet<JsonType> = new Set(types)) {
  for (const type of boundedTypes) {
    const names: readonly JsonType[] = type === 'number' ? ['number', 'integer'] : [type];
    if (!names.some((name) => allowed.has(name))) continue;
    const gap = gapFor(type, schemas, !allowed.has('number'));
    if (gap) return { ...gap, reason: boundsText(gap), ...(!allowsOnly(allowed, ...names) && { only: type }) };
  }
  return undefined;
}

const boundsText = ({ low, high, divisor: step }: Gap) =>
  `\`${low.keyword}\` (${low.value}) and \`${high.keyword}\` (${high.value}) leave ${step === undefined ? 'nothing' : `no multiple of ${step}`} in between`;

/** Finds a property that one schema requires and another refuses or contradicts. */
function propertyConflict(schemas: readonly JsonSchema[], work: Work, depth: number): string | undefined {
  const required = new Set(schemas.flatMap(({ required }) => (Array.isArray(required) ? required : [])));
  for (const name of [...required].slice(0, maxCompared)) {
    work.left -= schemas.length;
    if (typeof name !== 'string' || work.left < 0) continue;
    const refuser = schemas.find((schema) => refusesProperty(schema, name));
    if (refuser) return `as one requires ${named(name)} and another does not allow it`;
    const parts = schemas.map(({ properties }) => (isSchema(properties) ? ownOf(properties, name) : undefined));
    if (depth === maxDepth || parts.filter(isSchema).length < 2) continue;
    const reason = conflictReason(parts.flatMap(conjunctsOf), work, depth + 1);
    if (reason !== undefined) return `as they contradict each other on ${named(name)}`;
  }
  return undefined;
}
