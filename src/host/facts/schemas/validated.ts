import { partOf } from '../../../data/path.ts';
import type { SchemaFacts, SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { draftOf, type JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { naming } from '../../../rule/schema/keywords.ts';
import { deadline } from '../deadline.ts';
import { type LoadedValidators, loadValidators } from './loaders.ts';
import { plainlyMeets } from './plain.ts';
import { isIgnored, plainFaultsIn } from './plain-faults.ts';
import { prepared } from './prepare.ts';
import { isQuick, isSmall } from './quick.ts';
import { compileError, violation } from './validator.ts';

/** What no other rule tells of. All else that keeps a schema from being compiled is told, or beyond the validator. */
const untold = /resolves to more than one schema|invalid anchor/;

/** Milliseconds: for one schema or value, and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 } as const;

/** What validators say of schemas of these drafts. */
export const validated = async (drafts: readonly JsonSchemaDraft[]): Promise<SchemaFacts> =>
  schemaFacts(await loadValidators(drafts));

/** What the validators say; in all, they have only so much time. */
export function schemaFacts(validators: LoadedValidators): SchemaFacts {
  const budget = deadline(limits);
  const compile = (schema: JsonSchema): readonly SchemaFault[] => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    if (draft === undefined || Validator === undefined || !hasKeyword(schema, naming)) return [];
    const ready = prepared(schema, draft);
    const error = ready && budget.run(() => compileError(ready, Validator));
    if (error === undefined || !untold.test(error)) return [];
    return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
  };
  return {
    faults(schema) {
      const faults = plainFaultsIn(schema);
      return faults.every(isIgnored) ? [...faults, ...compile(schema)] : faults;
    },
    violation(schema, part, value) {
      if (plainlyMeets(partOf(schema, part), value)) return undefined;
      const draft = draftOf(schema);
      const Validator = validators.get(draft);
      const ready = draft && prepared(schema, draft);
      if (ready === undefined || Validator === undefined) return undefined;
      const ask = () => violation(ready, part, value, Validator);
      return isSmall(value) && isQuick(ready) ? ask() : budget.run(ask);
    },
  };
}
