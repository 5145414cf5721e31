import { cachedForRecent } from '../../../data/once.ts';
import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { draftOf } from '../../../rule/schema/draft.ts';
import { malformedKeywords, unknownDraftFault } from './malformed.ts';
import { refCycleIn } from './ref-cycles.ts';

/** Returns whether validators accept the schema all the same. */
export const isIgnored = ({ ceiling }: SchemaFault): boolean => ceiling !== undefined;

/** Returns the faults of a schema that show without compiling it. Cached, because a manifest may be checked again. */
export const plainFaultsIn = cachedForRecent((schema: JsonSchema): readonly SchemaFault[] => {
  const draft = draftOf(schema);
  if (draft === undefined) return [unknownDraftFault(schema)];
  const faults = malformedKeywords(schema, draft);
  const circle = faults.every(isIgnored) ? refCycleIn(schema, draft) : undefined;
  return circle === undefined ? faults : [...faults, circle];
}, 1000);
