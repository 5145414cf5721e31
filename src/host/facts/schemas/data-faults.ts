import type { ErrorObject } from 'ajv';
import { attempt } from '../../../data/attempt.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf } from '../../../data/pointer.ts';
import type { ValueFault } from '../../../engine/data/value-faults.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { draftOf } from '../../../rule/schema/draft.ts';
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
  return errors?.filter((error) => !isMisread(error, ready)).map((error) => told(error, value));
}

function told(error: ErrorObject, value: unknown): ValueFault {
  const { keyword, params, schemaPath, data } = error;
  const schema: Path = pathOf(decodeURIComponent(schemaPath.replace(/^[^#]*#/, ''))) ?? [];
  const path = placeIn(error, value);
  return {
    keyword,
    path,
    schema: asWritten(schema),
    demand: demandOf(error),
    // Of a default that was filled in there is nothing to see.
    ...(partOf(value, path) !== undefined && { found: data }),
    ...(keyword === 'required' && { missing: String(params.missingProperty) }),
    ...(keyword === 'additionalProperties' && { unknown: String(params.additionalProperty) }),
    ...(keyword === 'propertyNames' && { unknown: String(params.propertyName) }),
    ...(keyword === 'unevaluatedProperties' && { unknown: String(params.unevaluatedProperty) }),
  };
}
