import type { Path } from '../../../data/path.ts';
import { layersOf } from '../../field-layers.ts';
import type { JsonSchema } from '../../nodes.ts';
import type { Fix, Problem, Visit } from '../../rule.ts';
import { isMarkedSecret, marksOf } from '../../secret-mark.ts';

const isText = ({ type }: JsonSchema) => [type].flat().includes('string');

/** Returns the notation with which an author marks a field as secret. */
export const secretNotation = (language: Visit['language']): string =>
  language === 'typescript' ? '`.secret()`' : '`x-zui: { secret: true }`';

/**
 * Returns the fix that marks a string field as secret, and the positions where a mark could be. Undefined if the field is
 * already marked, does not accept strings, or cannot be marked with the author's SDK.
 */
export function markSecret(
  field: JsonSchema,
  path: Path,
  canSay: Visit['canSay'],
): { readonly absent: NonNullable<Problem['absent']>; readonly fix: Fix } | undefined {
  const layers = layersOf(field);
  const stringLayer = layers.find(([, schema]) => isText(schema));
  if (stringLayer === undefined || 'const' in stringLayer[1] || 'enum' in stringLayer[1]) return undefined;
  if (isMarkedSecret(field)) return undefined;
  const markPath = [...path, ...stringLayer[0], 'x-zui', 'secret'];
  if (!canSay({ path: markPath, on: 'value' })) return undefined;
  return {
    absent: marksOf(field).map((markPath) => ({ path: [...path, ...markPath], on: 'value' })),
    fix: { title: 'Mark it as secret', safety: 'unsafe', patches: [{ op: 'set', path: markPath, value: true }] },
  };
}
