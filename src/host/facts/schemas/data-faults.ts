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
import { askAhead } from '../patterns/expressions.ts';
import { loadValidators } from './loaders.ts';
import { asWritten, prepared } from './prepare.ts';
import { compiledAlone, defaulting, demandOf, isMisread, isMistaken, placeIn } from './validator.ts';

/** Milliseconds. Real data takes one or two. */
const limits = { each: 1000, total: 2000 } as const;

/**
 * All that keeps a value from meeting a schema, as the platform judges: what has a default may be left out. Undefined
 * where that cannot be told: the schema means nothing, or it takes too long.
 */
export async function faultsOf(schema: JsonSchema, value: unknown): Promise<readonly ValueFault[] | undefined> {
  const draft = draftOf(schema);
  const ready = draft && prepared(schema, draft);
  if (draft === undefined || ready === undefined || isMistaken(value, schema)) return undefined;
  const Validator = (await loadValidators([draft])).get(draft);
  if (Validator === undefined) return undefined;
  const errorsWith = (useDefaults: boolean): readonly ErrorObject[] | undefined =>
    attempt(() => {
      const validate = compiledAlone(ready, Validator, { allErrors: true, verbose: true, useDefaults });
      return validate(structuredClone(value)) === true ? [] : [...(validate.errors ?? [])];
    });
  await askAhead([ready], () => [value]);
  const budget = deadline(limits);
  const plain = budget.run(() => errorsWith(false));
  const isFilled = plain !== undefined && plain.length > 0 && hasKeyword(schema, defaulting);
  const errors = isFilled ? budget.run(() => errorsWith(true)) : plain;
  return errors?.filter((error) => !isMisread(error, ready)).map((error) => told(error, value, ready));
}

function told(error: ErrorObject, value: unknown, root: JsonSchema): ValueFault {
  const { keyword, params, data } = error;
  const path = placeIn(error, value);
  return {
    keyword,
    path,
    schema: asWritten(demandedAt(error, root)),
    demand: demandOf(error),
    // Of a default that was filled in there is nothing to see.
    ...(partOf(value, path) !== undefined && { found: data }),
    ...(keyword === 'required' && { missing: String(params.missingProperty) }),
    ...(keyword === 'additionalProperties' && { unknown: String(params.additionalProperty) }),
    ...(keyword === 'propertyNames' && { unknown: String(params.propertyName) }),
    ...(keyword === 'unevaluatedProperties' && { unknown: String(params.unevaluatedProperty) }),
  };
}

const placesOf = onceFor(
  (root: JsonSchema) => new Map<unknown, Path>(schemasWithin(root).map(({ schema, path }) => [schema, path])),
);

/** Of what a reference leads to, and leads on itself, the validator tells the path from there, and not from the root. */
function demandedAt({ schemaPath, parentSchema }: ErrorObject, root: JsonSchema): Path {
  const path: Path = pathOf(decodeURIComponent(schemaPath.replace(/^[^#]*#/, ''))) ?? [];
  if (partOf(root, path.slice(0, -1)) === parentSchema) return path;
  const holder = placesOf(root).get(parentSchema);
  return holder === undefined ? path : [...holder, ...path.slice(-1)];
}
