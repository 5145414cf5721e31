import { onceForRecent } from '../../../data/once.ts';
import { partOf } from '../../../data/path.ts';
import type { Document } from '../../../document/document.ts';
import { hasKeyword, schemasHaving } from '../../../rule/by-keyword.ts';
import type { SchemaFacts, SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { deadline } from '../deadline.ts';
import { askAhead } from '../patterns/expressions.ts';
import { schemasIn } from '../schemas-in.ts';
import { circleIn } from './circles.ts';
import { draftOf } from './draft.ts';
import { type Loaded, loadValidators } from './loaders.ts';
import { malformed, unchecked } from './malformed.ts';
import { plainlyMeets, samplesOf, sampling } from './plain.ts';
import { prepared } from './prepare.ts';
import { isQuick, isSmall } from './quick.ts';
import { compileError, violation } from './validator.ts';

/** Keywords that make sense by themselves and may still not compile: what other parts are called decides. */
const intricate = ['$id', 'id', '$anchor', '$dynamicAnchor'];

/** What no other rule tells of. All else that keeps a schema from being compiled is told, or beyond the validator. */
const untold = /resolves to more than one schema|invalid anchor/;

/** Milliseconds: for one schema or value, and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 } as const;

/** The validator is loaded only where a schema has something that only a validator can tell. */
export async function gatherSchemas({ data = {}, mentions }: Document): Promise<SchemaFacts> {
  const doubtful: JsonSchema[] = [];
  let isNeeded = false;
  for (const schema of schemasIn(data)) {
    if (hasDoubtfulSample(schema)) doubtful.push(schema);
    isNeeded ||= hasKeyword(schema, intricate);
  }
  if (doubtful.length > 0) await askAhead(doubtful, samplesOf);
  else if (!isNeeded) return schemaFacts(new Map());
  const later = (['2019-09', '2020-12'] as const).filter((draft) => mentions(draft));
  return schemaFacts(await loadValidators(['draft-07', ...later]));
}

/** Whether a schema, or one inside it, gives a value of itself that does not plainly meet it. */
const hasDoubtfulSample = (root: JsonSchema): boolean =>
  schemasHaving(root, sampling).some(({ schema }) => samplesOf(schema).some((sample) => !plainlyMeets(schema, sample)));

/** What there is to say of a schema without compiling it. Whoever checks a manifest again asks of most schemas again. */
const plainFaultsIn = onceForRecent((schema: JsonSchema): readonly SchemaFault[] => {
  const draft = draftOf(schema);
  if (draft === undefined) return [unchecked(schema)];
  const faults = malformed(schema, draft);
  const circle = faults.length === 0 ? circleIn(schema) : undefined;
  return circle === undefined ? faults : [circle];
}, 1000);

/** What the validators say; in all, they have only so much time. */
export function schemaFacts(validators: Loaded): SchemaFacts {
  const budget = deadline(limits);
  const compile = (schema: JsonSchema): readonly SchemaFault[] => {
    const draft = draftOf(schema);
    const Validator = validators.get(draft);
    if (draft === undefined || Validator === undefined || !hasKeyword(schema, intricate)) return [];
    const ready = prepared(schema, draft);
    const error = ready && budget.run(() => compileError(ready, Validator));
    if (error === undefined || !untold.test(error)) return [];
    return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
  };
  return {
    faults(schema) {
      const faults = plainFaultsIn(schema);
      return faults.length > 0 ? faults : compile(schema);
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
