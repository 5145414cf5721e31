import type { Document } from '../../../document/document.ts';
import type { SchemaFacts } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword, schemasHaving } from '../../../rule/schema/by-keyword.ts';
import { naming } from '../../../rule/schema/keywords.ts';
import { matchAhead } from '../patterns/expressions.ts';
import { schemasIn } from '../schemas-in.ts';
import { isClearlyValid, sampleKeywords, samplesOf } from './plain.ts';
import { plainFaultsIn } from './plain-faults.ts';

/** Loads the validator only if a schema has something that only a validator can check. */
export async function gatherSchemas({ data = {}, mentions }: Document): Promise<SchemaFacts> {
  const uncertain: JsonSchema[] = [];
  let isNeeded = false;
  for (const schema of schemasIn(data)) {
    if (hasUncheckedSample(schema)) uncertain.push(schema);
    // A well-formed schema may still not compile, depending on the names of other parts.
    isNeeded ||= hasKeyword(schema, naming);
  }
  if (uncertain.length > 0) await matchAhead(uncertain, samplesOf);
  else if (!isNeeded) return { faults: plainFaultsIn, violation: () => undefined };
  const newerDrafts = (['2019-09', '2020-12'] as const).filter((draft) => mentions(draft));
  const { loadSchemaFacts } = await import('./validated.ts');
  return loadSchemaFacts(['draft-07', ...newerDrafts]);
}

/** Returns whether a schema or a subschema has a default or an example that is not obviously valid. */
const hasUncheckedSample = (root: JsonSchema): boolean =>
  schemasHaving(root, sampleKeywords).some(({ schema }) =>
    samplesOf(schema).some((sample) => !isClearlyValid(schema, sample)),
  );
