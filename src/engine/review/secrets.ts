import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location } from '../../document/document.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import { isMarkedSecret } from '../../rule/secret-mark.ts';
import { isSecretName } from '../../rule/secret-name.ts';
import type { Diagnostic } from '../result/result.ts';
import type { ManifestNode } from '../walk/node.ts';

/** A value to be kept secret: a secret of the integration itself, or a field that a user fills in. */
export interface Secret {
  readonly kind: 'secret' | 'field';
  readonly name: string;
  /** For a field: its owner. */
  readonly owner?: string;
  readonly description?: string;
  readonly optional: boolean;
  /** For a field: whether the value is hidden while the user types it. */
  readonly isHidden: boolean;
  readonly location: Location;
}

/** Rules that report credential fields not marked as secret: their values are visible to the user and to onlookers. */
export const unmarkedFields: ReadonlySet<string> = new Set(['schema-secret-field', 'field-secrecy-marked']);
/** Where users are asked for credentials. A field elsewhere counts only if its author marked it. */
const credentialOwners = new Set(['configuration', 'named-configuration']);

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
    if (!isShown && !isMarkedSecret(field) && !(credentialOwners.has(owner.kind) && isSecretName(key))) return [];
    const said = typeof field.description === 'string' ? { description: field.description } : {};
    return [{ kind: 'field', name: key, owner: owner.label, ...said, optional: false, isHidden: !isShown, location }];
  });
}

/** The field that contains a path. A field may be named like a schema keyword, so known fields are looked up. */
function holderOf(path: Path, fields: ReadonlySet<string>): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const pointer = pointerOf(path.slice(0, length));
    if (fields.has(pointer)) return pointer;
  }
  return undefined;
}

const isField = ({ noun, path }: ManifestNode): boolean => noun === 'field' && path.at(-2) === 'properties';
