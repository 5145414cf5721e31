import type { JsonSchema } from '../../../rule/nodes.ts';
import { deadline } from '../deadline.ts';
import { type Draft, draftOf } from './draft.ts';
import { loadValidators } from './gather.ts';
import { prepared } from './prepare.ts';
import { meets } from './validator.ts';

/** Milliseconds: for one value, and for all of a comparison. Real ones take some hundreds at most. */
const limits = { each: 5000, total: 20_000 } as const;
const drafts: readonly Draft[] = ['draft-07', '2019-09', '2020-12'];

/** Asks a validator whether a value meets a schema; undefined where it cannot tell. */
export async function acceptance(): Promise<(schema: JsonSchema, value: unknown) => boolean | undefined> {
  const validators = await loadValidators(drafts);
  const budget = deadline(limits);
  return (schema, value) => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    const ready = draft && prepared(schema, draft);
    if (ready === undefined || Validator === undefined) return undefined;
    return budget.run(() => meets(ready, value, Validator));
  };
}
