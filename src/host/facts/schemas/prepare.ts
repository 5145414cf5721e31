import { isObject, ownOf, propertyOf, put } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { holderOf } from '../../../rule/holders.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { keywords } from '../../../rule/schema/keywords.ts';
import { isSchema, schemasWithin } from '../../../rule/schema/schemas-within.ts';

/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'type']);
/** Siblings of a `$ref` in older drafts that do not belong to the schema that it replaces. */
const refSiblings = new Set(['$ref', '$schema', 'definitions', '$defs']);
const conditions = new Set(['if', 'then', 'else']);
const identifiers = new Set(['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']);
const dynamicRefs = keywords('$dynamicRef', '$recursiveRef');
/** The equivalent names if nothing is dynamic. */
const staticNames: Readonly<Record<string, string>> = {
  $dynamicRef: '$ref',
  $recursiveRef: '$ref',
  $dynamicAnchor: '$anchor',
};
const itemKeywords = keywords('unevaluatedItems');
const evaluatingKeywords = keywords('contains', 'anyOf', 'oneOf', 'if', 'dependentSchemas');
const unevaluatedKeywords = keywords('unevaluatedProperties', 'unevaluatedItems');

const preparedSchemas = new WeakMap<JsonSchema, JsonSchema | 'beyond'>();

/**
 * Rewrites a schema so that the validator reads it as its draft specifies; undefined if the validator would misread it
 * all the same. Every part that matters keeps its path.
 *
 * - Before 2019-09, siblings of a `$ref` are ignored; the validator applies them.
 * - Identifiers inside unknown keywords have no meaning; the validator registers them.
 * - An `if` marks properties as evaluated even without `then` or `else`; the validator skips it then.
 * - A `$ref` next to an `$id` is resolved against that; the validator recurses endlessly.
 * - An anchor of the root can be referenced; the validator only knows anchors of subschemas.
 * - Dynamic references in a schema with a single resource are plain references; the validator confuses them with
 *   others.
 * - A property `__proto__` is an ordinary one; the validator only sees it through `patternProperties`.
 */
export function prepared(root: JsonSchema, draft: JsonSchemaDraft): JsonSchema | undefined {
  const ready =
    preparedSchemas.get(root) ?? (isMisreadAlways(root, draft) ? 'beyond' : new Preparer(root, draft).schema(root));
  preparedSchemas.set(root, ready);
  return ready === 'beyond' ? undefined : ready;
}

/**
 * Returns whether the validator misreads a schema in any case: dynamic references across several resources, or
 * `unevaluatedItems` together with keywords that may evaluate items.
 */
function isMisreadAlways(root: JsonSchema, draft: JsonSchemaDraft): boolean {
  if (draft === 'draft-07') return false;
  const [resources, isDynamic] = [countResources(root), hasKeyword(root, dynamicRefs)];
  return (isDynamic && resources > 1) || (hasKeyword(root, itemKeywords) && hasKeyword(root, evaluatingKeywords));
}

/** Counts the schema resources: the root, and each part with a base URI of its own. */
function countResources(root: JsonSchema): number {
  const parts = schemasWithin(root);
  return parts.filter(({ schema, keyword }) => keyword === undefined || schema.$id !== undefined).length;
}

class Preparer {
  readonly #isOlder: boolean;
  readonly #hasConditions: boolean;
  readonly #countsEvaluated: boolean;
  /** The references that resolve to the root by its anchor. */
  readonly #toRoot: readonly string[];

  constructor(root: JsonSchema, draft: JsonSchemaDraft) {
    this.#isOlder = draft === 'draft-07';
    this.#hasConditions = !(this.#isOlder && String(root.$schema).includes('draft-06'));
    this.#countsEvaluated = !this.#isOlder && hasKeyword(root, unevaluatedKeywords);
    const named = [root.$anchor, root.$dynamicAnchor].filter((name) => typeof name === 'string');
    this.#toRoot = named.length > 0 && countResources(root) === 1 ? named.map((name) => `#${name}`) : [];
  }

  schema(schema: JsonSchema): JsonSchema {
    const isReplaced = this.#isOlder && typeof schema.$ref === 'string';
    const ready: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (isReplaced && !refSiblings.has(keyword) && mayApply(keyword, value)) continue;
      if (!this.#hasConditions && conditions.has(keyword)) continue;
      const name = this.#isOlder ? keyword : (ownOf(staticNames, keyword) ?? keyword);
      if (name === keyword || !Object.hasOwn(schema, name)) put(ready, name, this.#keyword(keyword, value));
    }
    if (propertyOf(ready.properties, protoName) !== undefined) requireByPattern(ready);
    if (this.#countsEvaluated && isSchema(ready.if)) addRequirement(ready, { anyOf: [ready.if, {}] });
    if (typeof ready.$id === 'string' && ready.$ref !== undefined) {
      addRequirement(ready, { $ref: ready.$ref });
      delete ready.$ref;
    }
    return ready;
  }

  #keyword(keyword: string, value: unknown): unknown {
    if (dataKeywords.has(keyword)) return value;
    if (
      typeof value === 'string' &&
      this.#toRoot.includes(value) &&
      (ownOf(staticNames, keyword) ?? keyword) === '$ref'
    )
      return '#';
    const holder = holderOf(keyword);
    if (holder === undefined) return withoutIdentifiers(value);
    if (Array.isArray(value)) return value.map((part) => this.#part(part));
    return holder === 'named' && isObject(value) ? mapped(value, (part) => this.#part(part)) : this.#part(value);
  }

  #part(part: unknown): unknown {
    return isSchema(part) ? this.schema(part) : part;
  }
}

/** Adds a requirement after the existing ones. */
function addRequirement(schema: Record<string, unknown>, more: JsonSchema): void {
  schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), more];
}

const protoName = '__proto__';
const protoPattern = '^(?:__proto__)$';

function requireByPattern(schema: Record<string, unknown>): void {
  const { properties, patternProperties = {} } = schema;
  if (!isObject(patternProperties)) return;
  const [ownSchema, otherSchema] = [propertyOf(properties, protoName), ownOf(patternProperties, protoPattern)];
  schema.patternProperties = {
    ...patternProperties,
    [protoPattern]: otherSchema === undefined ? ownSchema : { allOf: [ownSchema, otherSchema] },
  };
}

/** Maps a path in the prepared schema to the path in the author's schema. */
export const asWritten = (path: Path): Path =>
  path.map((step, at) => {
    if (step === protoPattern) return protoName;
    return path[at + 1] === protoPattern ? 'properties' : step;
  });

/** Returns whether a validator may apply a keyword. An object under any other name is kept: a reference may lead to it. */
const mayApply = (keyword: string, value: unknown) =>
  holderOf(keyword) !== undefined || dataKeywords.has(keyword) || !isObject(value);

function withoutIdentifiers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIdentifiers);
  return isObject(value) ? mapped(value, withoutIdentifiers, identifiers) : value;
}

function mapped(data: JsonSchema, change: (value: unknown) => unknown, without?: ReadonlySet<string>): JsonSchema {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) if (!without?.has(name)) put(copy, name, change(value));
  return copy;
}
