import { ownOf } from '../../data/objects.ts';
import type { JsonSchema } from '../nodes.ts';

/** The drafts that hublint can recognise and check. Draft-06 is checked as draft-07: it has a subset of its keywords. */
export type JsonSchemaDraft = 'draft-07' | '2019-09' | '2020-12';

const drafts: Readonly<Record<string, JsonSchemaDraft>> = {
  'json-schema.org/draft-06/schema': 'draft-07',
  'json-schema.org/draft-07/schema': 'draft-07',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft/2020-12/schema': '2020-12',
};

/**
 * Returns the draft that a schema declares, draft-07 (the platform's own) if it declares none; undefined for an unsupported
 * draft.
 */
export function draftOf({ $schema }: JsonSchema): JsonSchemaDraft | undefined {
  if (typeof $schema !== 'string') return 'draft-07';
  const name = $schema.replace(/^https?:\/\//, '').replace(/#$/, '');
  return ownOf(drafts, name);
}
