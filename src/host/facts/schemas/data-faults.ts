import type { ErrorObject } from 'ajv';
import { attempt } from '../../../data/attempt.ts';
import { onceFor } from '../../../data/once.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf } from '../../../data/pointer.ts';
import type { ValueFault } from '../../../engine/data/value-faults.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { draftOf } from '../../../rule/schema/draft.ts';
import { schemasWithin } from '../../../rule/schema/schemas-within.ts';
import { deadline } from '../deadline.ts';
import { matchAhead } from '../patterns/expressions.ts';
import { loadValidators } from './loaders.ts';
import { asWritten, prepared } from './prepare.ts';
import {
  compiledAlone,
  defaultKeyword,
  isFalseError,
  isMiscompared,
  requirementText,
  valuePathOf,
} from './validator.ts';

/** CPU time in milliseconds. Real data takes one or two. */
const limits = { each: 1000, total: 2000 } as const;

/**
 * Returns everything that makes a value invalid against a schema, by the platform's rules: a property with a default
 * may be missing. Returns undefined if it cannot be decided, because the schema is invalid or validation takes too
 * long.
 */
export async function faultsOf(schema: JsonSchema, value: unknown): Promise<readonly ValueFault[] | undefined> {
  const draft = draftOf(schema);
  const preparedSchema = draft && prepared(schema, draft);
  if (draft === undefined || preparedSchema === undefined || isMiscompared(value, schema)) return undefined;
  const Validator = (await loadValidators([draft])).get(draft);
  if (Validator === undefined) return undefined;
  const errorsWith = (useDefaults: boolean): readonly ErrorObject[] | undefined =>
    attempt(() => {
      const validate = compiledAlone(preparedSchema, Validator, { allErrors: true, verbose: true, useDefaults });
      return validate(structuredClone(value)) === true ? [] : [...(validate.errors ?? [])];
    });
  await matchAhead([preparedSchema], () => [value]);
  const budget = deadline(limits);
  const plain = budget.run(() => errorsWith(false));
  const isFilled = plain !== undefined && plain.length > 0 && hasKeyword(schema, defaultKeyword);
  const errors = isFilled ? budget.run(() => errorsWith(true)) : plain;
  return errors
    ?.filter((error) => !isFalseError(error, preparedSchema))
    .map((error) => valueFaultOf(error, value, preparedSchema));
}

function valueFaultOf(error: ErrorObject, value: unknown, root: JsonSchema): ValueFault {
  const { keyword, params, data } = error;
  const path = valuePathOf(error, value);
  return {
    keyword,
    path,
    schema: asWritten(keywordPathOf(error, root)),
    demand: requirementText(error),
    // A default that was filled in is not in the user's data.
    ...(partOf(value, path) !== undefined && { found: data }),
    ...(keyword === 'required' && { missing: String(params.missingProperty) }),
    ...(keyword === 'additionalProperties' && { unknown: String(params.additionalProperty) }),
    ...(keyword === 'propertyNames' && { unknown: String(params.propertyName) }),
    ...(keyword === 'unevaluatedProperties' && { unknown: String(params.unevaluatedProperty) }),
  };
}

const pathsOf = onceFor(
  (root: JsonSchema) => new Map<unknown, Path>(schemasWithin(root).map(({ schema, path }) => [schema, path])),
);

/**
 * Returns the path of the keyword that failed. If a reference leads to another reference, the validator reports the
 * path relative to the target instead of the root.
 */
function keywordPathOf({ schemaPath, parentSchema }: ErrorObject, root: JsonSchema): Path {
  const path: Path = pathOf(decodeURIComponent(schemaPath.replace(/^[^#]*#/, ''))) ?? [];
  if (partOf(root, path.slice(0, -1)) === parentSchema) return path;
  const holder = pathsOf(root).get(parentSchema);
  return holder === undefined ? path : [...holder, ...path.slice(-1)];
}
