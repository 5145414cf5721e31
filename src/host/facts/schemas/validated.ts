import { partOf } from '../../../data/path.ts';
import type { SchemaFacts, SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { draftOf, type JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { naming } from '../../../rule/schema/keywords.ts';
import { deadline } from '../deadline.ts';
import { type LoadedValidators, loadValidators } from './loaders.ts';
import { isClearlyValid } from './plain.ts';
import { isIgnored, plainFaultsIn } from './plain-faults.ts';
import { prepared } from './prepare.ts';
import { isQuick, isSmall } from './quick.ts';
import { compileError, violation } from './validator.ts';

/** The compile errors that no other rule reports. All others are reported elsewhere, or are limitations of the validator. */
const unreportedErrors = /resolves to more than one schema|invalid anchor/;

/** CPU time in milliseconds, for one schema or value and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 } as const;

/** Loads the validators of these drafts, and returns the facts that they provide. */
export const loadSchemaFacts = async (drafts: readonly JsonSchemaDraft[]): Promise<SchemaFacts> =>
  schemaFacts(await loadValidators(drafts));

/** Returns the facts that validators provide, within one time budget for all of them. */
export function schemaFacts(validators: LoadedValidators): SchemaFacts {
  const budget = deadline(limits);
  const compile = (schema: JsonSchema): readonly SchemaFault[] => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    if (draft === undefined || Validator === undefined || !hasKeyword(schema, naming)) return [];
    const preparedSchema = prepared(schema, draft);
    const error = preparedSchema && budget.run(() => compileError(preparedSchema, Validator));
    if (error === undefined || !unreportedErrors.test(error)) return [];
    return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
  };
  return {
    faults(schema) {
      const faults = plainFaultsIn(schema);
      return faults.every(isIgnored) ? [...faults, ...compile(schema)] : faults;
    },
    violation(schema, part, value) {
      if (isClearlyValid(partOf(schema, part), value)) return undefined;
      const draft = draftOf(schema);
      const Validator = validators.get(draft);
      const preparedSchema = draft && prepared(schema, draft);
      if (preparedSchema === undefined || Validator === undefined) return undefined;
      const validate = () => violation(preparedSchema, part, value, Validator);
      return isSmall(value) && isQuick(preparedSchema) ? validate() : budget.run(validate);
    },
  };
}
