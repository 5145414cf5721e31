import type { Document } from '../../../document/document.ts';
import type { AcceptedValues } from '../../../engine/compare/confirmed-differences.ts';
import { hasKeyword } from '../../../rule/schema/by-keyword.ts';
import { draftOf, type JsonSchemaDraft } from '../../../rule/schema/draft.ts';
import { deadline } from '../deadline.ts';
import { type Matches, recordMatches } from '../patterns/expressions.ts';
import { excerptFor } from './excerpt.ts';
import { loaders, type Validators } from './loaders.ts';
import { prepared } from './prepare.ts';
import { isQuick } from './quick.ts';
import { defaultKeyword, validity } from './validator.ts';

/** CPU time in milliseconds, for one value and for all of a comparison. Real ones take some hundreds at most. */
const limits = { each: 5000, total: 20_000 } as const;

/**
 * Returns a function that asks a validator which values are valid against a schema of one of the documents; the answer
 * is undefined if it cannot be decided. One validator serves all comparisons of a run, because creating one takes
 * longer than asking it. `matches` answers for regular expressions that are not safe to compile.
 */
export function createAcceptance(
  matches: Matches = () => undefined,
): (...documents: readonly Pick<Document, 'mentions'>[]) => Promise<AcceptedValues> {
  const known = new Map<JsonSchemaDraft, Promise<Validators>>();
  const validatorOf = (draft: JsonSchemaDraft) => {
    const loaded = known.get(draft) ?? loaders[draft]();
    known.set(draft, loaded);
    return loaded;
  };
  return async (...documents) => {
    const newerDrafts = (['2019-09', '2020-12'] as const).filter((draft) =>
      documents.some(({ mentions }) => mentions(draft)),
    );
    const drafts = ['draft-07', ...newerDrafts] as const;
    const loaded = await Promise.all(drafts.map(async (draft) => [draft, await validatorOf(draft)] as const));
    return acceptanceWith(new Map(loaded), matches);
  };
}

/** Returns the answers of one comparison, which share one time budget. */
function acceptanceWith(
  validators: ReadonlyMap<JsonSchemaDraft | undefined, Validators>,
  matches: Matches,
): AcceptedValues {
  const budget = deadline(limits);
  return (schema, values) => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    const preparedSchema = draft && prepared(schema, draft);
    const undecided = values.map(() => undefined);
    if (preparedSchema === undefined || Validator === undefined) return undecided;
    const plain = excerptFor(preparedSchema, values, { useDefaults: false });
    const filled = hasKeyword(preparedSchema, defaultKeyword)
      ? excerptFor(preparedSchema, values, { useDefaults: true })
      : undefined;
    recordMatches(filled ?? plain, values, matches);
    const validate = () => validity({ plain, filled }, values, Validator);
    return (isQuick(filled ?? plain) ? validate() : budget.run(validate)) ?? undecided;
  };
}
