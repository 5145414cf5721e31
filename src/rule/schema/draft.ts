import { ownOf } from '../../data/objects.ts';
import type { JsonSchema } from '../nodes.ts';

/** The drafts that can be told apart and checked. Draft-06 has the keywords of draft-07 with fewer limits. */
export type JsonSchemaDraft = 'draft-07' | '2019-09' | '2020-12';

const drafts: Readonly<Record<string, JsonSchemaDraft>> = {
  'json-schema.org/draft-06/schema': 'draft-07',
  'json-schema.org/draft-07/schema': 'draft-07',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft/2020-12/schema': '2020-12',
};

/** The draft that a schema says it is of, the platform's own where it names none; undefined for any other. */
export function draftOf({ $schema }: JsonSchema): JsonSchemaDraft | undefined {
  if (typeof $schema !== 'string') return 'draft-07';
  const name = $schema.replace(/^https?:\/\//, '').replace(/#$/, '');
  return ownOf(drafts, name);
}
