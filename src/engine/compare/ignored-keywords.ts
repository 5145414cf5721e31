import { isObject, put } from '../../data/objects.ts';
import { type HolderKind, holderOfValue } from '../../rule/holders.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { hasKeyword } from '../../rule/schema/by-keyword.ts';
import { draftOf, type JsonSchemaDraft } from '../../rule/schema/draft.ts';
import { type Keywords, keywords } from '../../rule/schema/keywords.ts';

/** Keywords that have a meaning only in other drafts. */
const foreignKeywords: Readonly<Record<JsonSchemaDraft, Keywords>> = {
  'draft-07': keywords(
    ...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
    ...['minContains', 'maxContains', 'prefixItems', '$recursiveRef', '$dynamicRef'],
  ),
  '2019-09': keywords('prefixItems', '$dynamicRef'),
  '2020-12': keywords('additionalItems', '$recursiveRef'),
};

/** Removes keywords that validators of the schema's draft ignore. Most schemas have none, and are not copied. */
export function withoutIgnoredKeywords(root: JsonSchema): JsonSchema {
  const draft = draftOf(root);
  const ignored = draft && foreignKeywords[draft];
  return ignored && hasKeyword(root, ignored) ? without(new Set(ignored.names), root, 'single') : root;
}

/** Copies a schema, or a map of named subschemas, without the ignored keywords. */
function without(ignored: ReadonlySet<string>, held: JsonSchema, holder: HolderKind): JsonSchema {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(held)) {
    if (holder === 'named') put(rest, name, inside(ignored, value, 'single'));
    else if (!ignored.has(name)) put(rest, name, inside(ignored, value, holderOfValue(name, value)));
  }
  return rest;
}

function inside(ignored: ReadonlySet<string>, value: unknown, holder: HolderKind | undefined): unknown {
  if (holder === undefined) return value;
  if (Array.isArray(value)) return value.map((part) => inside(ignored, part, 'single'));
  return isObject(value) ? without(ignored, value, holder) : value;
}
