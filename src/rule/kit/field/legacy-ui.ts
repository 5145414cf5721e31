import { isObject } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { JsonSchema } from '../../nodes.ts';
import type { Fix, Problem, Visit } from '../../rule.ts';
import { closestAmong } from '../name/closest-among.ts';

/** What the legacy `ui` beside a schema declares about one field. */
export interface HintedField {
  readonly field: string;
  readonly hints: unknown;
  /** Position of the field's key in the `ui`. */
  readonly at: Problem['at'];
  readonly schemaAt: Problem['at'];
  /** Position of its title. */
  readonly titleAt: Problem['at'];
  /** The path to remove together with the title: the whole hint if it contains nothing else. */
  readonly removable: Path;
  /** Path of the field in the schema. */
  readonly path: Path;
  /** Whether the schema has the field; undefined if it may have fields outside `properties`. */
  readonly isDeclared: boolean | undefined;
  /** Whether the schema gives the field a title. */
  readonly isTitled: boolean;
  /** Returns the schema field that a misspelled name most likely means, among those that the `ui` does not mention. */
  readonly nearest: (field: string) => string | undefined;
}

/** Keywords that can add fields outside the schema's own `properties`. */
const fieldAddingKeywords = [
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'patternProperties',
  'if',
  'dependencies',
  'dependentSchemas',
];

interface WithUi {
  /** A record has no `ui`. */
  readonly ui?: unknown;
  readonly schema?: JsonSchema | undefined;
}

/** Yields the hints of the `ui` at `path`, beside a schema. Skips fields that may or may not exist in the schema. */
export function* hintsOf({ ui, schema }: WithUi, path: Path, isWhole: Visit['isWhole']): Generator<HintedField> {
  if (!isObject(ui)) return;
  const schemaPath = [...path, 'schema'];
  const fields = isObject(schema?.properties) ? schema.properties : undefined;
  const isKnown = schema !== undefined && isWhole({ path: schemaPath, on: 'value' });
  const isComplete =
    schema !== undefined && fields !== undefined && !fieldAddingKeywords.some((keyword) => keyword in schema);
  const nearest = closestAmong(Object.keys(fields ?? {}).filter((name) => !Object.hasOwn(ui, name)));
  for (const [field, hints] of Object.entries(ui)) {
    const inSchema = fields !== undefined && Object.hasOwn(fields, field);
    // The schema is partly unknown: the field may exist.
    if (!inSchema && !isKnown) continue;
    const hintPath = [...path, 'ui', field];
    const titlePath = [...hintPath, 'title'];
    yield {
      field,
      hints,
      at: { path: hintPath, on: 'key' },
      schemaAt: { path: schemaPath, on: 'key' },
      titleAt: { path: titlePath, on: 'key' },
      removable: isObject(hints) && Object.keys(hints).length === 1 ? hintPath : titlePath,
      path: [...schemaPath, 'properties', field],
      isDeclared: inSchema || (isComplete ? false : undefined),
      isTitled: partOf(fields, [field, 'x-zui', 'title']) !== undefined,
      nearest,
    };
  }
}

/**
 * Yields the paths at which older SDKs put the title of a field. The platform's CLI also copies the `ui` of a definition into
 * the schema, and nothing else writes a `title` there.
 */
export function* legacyTitlePlaces(field: Path, language: Visit['language']): Generator<Path> {
  if (field.at(-3) !== 'schema') return;
  yield [...field.slice(0, -3), 'ui', ...field.slice(-1), 'title'];
  if (language === 'typescript') yield [...field, 'title'];
}

/** Yields the titles of a `ui` that is not sent itself: the platform's CLI has copied them into the schema at `path`. */
export function* writtenHints(
  schema: JsonSchema | undefined,
  path: Path,
  language: Visit['language'],
): Generator<HintedField> {
  const fields = language === 'typescript' && isObject(schema?.properties) ? schema.properties : {};
  for (const [field, node] of Object.entries(fields)) {
    const title = partOf(node, ['title']);
    const fieldPath = [...path, 'properties', field];
    const titlePath = [...fieldPath, 'title'];
    if (!title) continue;
    yield {
      field,
      hints: { title },
      at: { path: fieldPath, on: 'key' },
      schemaAt: { path, on: 'key' },
      titleAt: { path: titlePath, on: 'key' },
      removable: titlePath,
      path: fieldPath,
      isDeclared: true,
      isTitled: false,
      nearest: () => undefined,
    };
  }
}

/** Returns the fix that moves a title into the schema; empty if the schema lacks the field or the field already has a title. */
export function moveTitleFix(
  { removable, path, isDeclared, isTitled }: HintedField,
  title: unknown,
): { readonly fix?: Fix } {
  if (isDeclared !== true || isTitled || typeof title !== 'string') return {};
  return {
    fix: {
      title: 'Move the title into the schema',
      safety: 'safe',
      patches: [
        { op: 'set', path: [...path, 'x-zui', 'title'], value: title },
        { op: 'remove', path: removable },
      ],
    },
  };
}
