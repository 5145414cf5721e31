import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location } from '../../document/document.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isMarkedSecret } from '../../rule/secret-mark.ts';
import { isSecretName } from '../../rule/secret-word.ts';
import type { Diagnostic } from '../result/result.ts';
import type { ManifestNode } from '../walk/node.ts';

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

/** Rules that tell of a field for a credential that is not marked as secret: it is shown to who fills it in, and to onlookers. */
export const unmarkedFields: ReadonlySet<string> = new Set(['schema-secret-field', 'field-secrecy-marked']);
/** Where somebody is asked for a credential. Elsewhere it is one only where its author says so. */
const asking = new Set(['configuration', 'named-configuration']);

export function secretsIn(
  nodes: readonly ManifestNode[],
  diagnostics: readonly Diagnostic[],
  locate: (path: Path) => Location,
): readonly Secret[] {
  const fields = new Set(nodes.filter(isField).map(({ path }) => pointerOf(path)));
  const shown = new Set(
    diagnostics.flatMap(({ rule, path }) => (unmarkedFields.has(rule) ? [holderOf(path, fields)] : [])),
  );
  return nodes.flatMap((one): Secret[] => {
    const { noun, key, path, owner } = one;
    const location = locate(path);
    if (noun === 'secret') {
      const { description, optional } = one.node as { readonly description?: string; readonly optional?: boolean };
      const said = description === undefined ? {} : { description };
      return [{ kind: 'secret', name: key, ...said, optional: optional === true, isHidden: true, location }];
    }
    if (!isField(one)) return [];
    const field = one.node as JsonSchema;
    const isShown = shown.has(pointerOf(path));
    if (!isShown && !isMarkedSecret(field) && !(asking.has(owner.kind) && isSecretName(key))) return [];
    const said = typeof field.description === 'string' ? { description: field.description } : {};
    return [{ kind: 'field', name: key, owner: owner.label, ...said, optional: false, isHidden: !isShown, location }];
  });
}

/** The field that a place is in: its text is told of where it stands. A field may have the name of a keyword. */
function holderOf(path: Path, fields: ReadonlySet<string>): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const pointer = pointerOf(path.slice(0, length));
    if (fields.has(pointer)) return pointer;
  }
  return undefined;
}

const isField = ({ noun, path }: ManifestNode): boolean => noun === 'field' && path.at(-2) === 'properties';
