import { type Path, partOf } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location } from '../../document/document.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isSecretName } from '../../rule/secret-word.ts';
import type { Diagnostic } from '../result.ts';
import type { Node } from '../walk/node.ts';

/** A value that has to be kept secret: one of the integration itself, or a field that somebody fills in. */
export interface Secret {
  readonly kind: 'secret' | 'field';
  readonly name: string;
  /** Of a field, what it belongs to. */
  readonly owner?: string;
  readonly description?: string;
  readonly optional: boolean;
  /** Of a field, whether the one who fills it in does not see it. */
  readonly isHidden: boolean;
  readonly location: Location;
}

/** The rule that tells of a field for a credential that is not marked as secret. */
const unmarked = 'schema-secret-field';
/** Where somebody is asked for a credential. Elsewhere it is one only where its author says so. */
const asking = new Set(['configuration', 'named-configuration']);

export function secretsIn(
  nodes: readonly Node[],
  diagnostics: readonly Diagnostic[],
  locate: (path: Path) => Location,
): readonly Secret[] {
  const shown = new Set(diagnostics.flatMap(({ rule, pointer }) => (rule === unmarked ? [pointer] : [])));
  return nodes.flatMap((one): Secret[] => {
    const { noun, key, path, owner } = one;
    const location = locate(path);
    if (noun === 'secret') {
      const { description, optional } = one.node as { readonly description?: string; readonly optional?: boolean };
      const said = description === undefined ? {} : { description };
      return [{ kind: 'secret', name: key, ...said, optional: optional === true, isHidden: true, location }];
    }
    if (noun !== 'field' || path.at(-2) !== 'properties') return [];
    const field = one.node as JsonSchema;
    const isMarked = marks.some((mark) => [true, 'password'].includes(partOf(field, mark) as true | string));
    if (!isMarked && !(asking.has(owner.kind) && isSecretName(key))) return [];
    const isHidden = isMarked || !shown.has(pointerOf(path));
    const said = typeof field.description === 'string' ? { description: field.description } : {};
    return [{ kind: 'field', name: key, owner: owner.label, ...said, optional: false, isHidden, location }];
  });
}

/** The places by which a field says that its value is not to be shown. */
const marks: readonly Path[] = [['x-zui', 'secret'], ['writeOnly'], ['format']];
