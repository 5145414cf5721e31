import type { Document } from '../../../document/document.ts';
import type { SchemaFacts } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { hasKeyword, schemasHaving } from '../../../rule/schema/by-keyword.ts';
import { naming } from '../../../rule/schema/keywords.ts';
import { askAhead } from '../patterns/expressions.ts';
import { schemasIn } from '../schemas-in.ts';
import { plainlyMeets, samplesOf, sampling } from './plain.ts';
import { plainFaultsIn } from './plain-faults.ts';

/** The validator is loaded only where a schema has something that only a validator can tell. */
export async function gatherSchemas({ data = {}, mentions }: Document): Promise<SchemaFacts> {
  const doubtful: JsonSchema[] = [];
  let isNeeded = false;
  for (const schema of schemasIn(data)) {
    if (hasDoubtfulSample(schema)) doubtful.push(schema);
    // What makes sense by itself may still not compile: what other parts are called decides.
    isNeeded ||= hasKeyword(schema, naming);
  }
  if (doubtful.length > 0) await askAhead(doubtful, samplesOf);
  else if (!isNeeded) return { faults: plainFaultsIn, violation: () => undefined };
  const later = (['2019-09', '2020-12'] as const).filter((draft) => mentions(draft));
  const { validated } = await import('./validated.ts');
  return validated(['draft-07', ...later]);
}

/** Whether a schema, or one inside it, gives a value of itself that does not plainly meet it. */
const hasDoubtfulSample = (root: JsonSchema): boolean =>
  schemasHaving(root, sampling).some(({ schema }) => samplesOf(schema).some((sample) => !plainlyMeets(schema, sample)));
