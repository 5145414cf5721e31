import { onceForRecent } from '../../../data/once.ts';
import type { SchemaFault } from '../../../rule/facts.ts';
import type { JsonSchema } from '../../../rule/nodes.ts';
import { draftOf } from '../../../rule/schema/draft.ts';
import { circleIn } from './circles.ts';
import { malformed, unchecked } from './malformed.ts';

/** Returns whether validators accept the schema all the same. */
export const isIgnored = ({ ceiling }: SchemaFault): boolean => ceiling !== undefined;

/** Returns the faults of a schema that show without compiling it. Cached, because a manifest may be checked again. */
export const plainFaultsIn = onceForRecent((schema: JsonSchema): readonly SchemaFault[] => {
  const draft = draftOf(schema);
  if (draft === undefined) return [unchecked(schema)];
  const faults = malformed(schema, draft);
  const circle = faults.every(isIgnored) ? circleIn(schema, draft) : undefined;
  return circle === undefined ? faults : [...faults, circle];
}, 1000);
