import type { Document } from '../../../document/document.ts';
import type { Accepts } from '../../../engine/compare/schemas.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { subschemasOf } from '../../../rule/subschemas.ts';
import { deadline } from '../deadline.ts';
import { hasKeyword } from '../keywords-in.ts';
import { draftOf } from './draft.ts';
import { excerptFor } from './excerpt.ts';
import { loadValidators } from './gather.ts';
import { prepared } from './prepare.ts';
import { meets } from './validator.ts';

/** Milliseconds: for one value, and for all of a comparison. Real ones take some hundreds at most. */
const limits = { each: 5000, total: 20_000 } as const;

/** Asks a validator which values meet a schema of one of the documents; undefined where it cannot tell. */
export async function acceptance(...documents: readonly Pick<Document, 'mentions'>[]): Promise<Accepts> {
  const later = (['2019-09', '2020-12'] as const).filter((draft) =>
    documents.some(({ mentions }) => mentions(new RegExp(draft))),
  );
  const validators = await loadValidators(['draft-07', ...later]);
  const budget = deadline(limits);
  return (schema, values) => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    const ready = draft && prepared(schema, draft);
    const unsure = values.map(() => undefined);
    if (ready === undefined || Validator === undefined) return unsure;
    const excerpt = excerptFor(ready, values);
    const ask = () => meets(excerpt, values, Validator);
    return (isQuick(excerpt) ? ask() : budget.run(ask)) ?? unsure;
  };
}

/** What a validator may take long for: expressions, comparing all with all, and what is written once and stands often. */
const slow = new Set(['pattern', 'patternProperties', 'format', 'uniqueItems', '$ref', '$recursiveRef', '$dynamicRef']);
/** So many parts are compiled in no time. */
const mostParts = 500;

/** Whether no limit of time is needed: setting one takes longer than most verdicts. */
const isQuick = (schema: JsonSchema): boolean =>
  !hasKeyword(schema, slow) && [...subschemasOf(schema, { path: [], on: 'value' })].length < mostParts;
