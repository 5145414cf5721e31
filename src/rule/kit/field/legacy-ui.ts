import { isObject } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { JsonSchema } from '../../nodes.ts';
import type { Fix, Problem, Visit } from '../../rule.ts';
import { closestAmong } from '../name/closest-among.ts';

/** What the legacy `ui` beside a schema declares about one field. */
export interface Hinted {
  readonly field: string;
  readonly hints: unknown;
  /** Position of the field's key in the `ui`. */
  readonly at: Problem['at'];
  readonly schemaAt: Problem['at'];
  /** Position of its title. */
  readonly titleAt: Problem['at'];
  /** The path to remove together with the title: the whole hint if it contains nothing else. */
  readonly spent: Path;
  /** Path of the field in the schema. */
  readonly place: Path;
  /** Whether the schema has the field; undefined if it may have fields outside `properties`. */
  readonly isThere: boolean | undefined;
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
export function* hintsOf({ ui, schema }: WithUi, path: Path, isWhole: Visit['isWhole']): Generator<Hinted> {
  if (!isObject(ui)) return;
  const inside = [...path, 'schema'];
  const fields = isObject(schema?.properties) ? schema.properties : undefined;
  const isSettled = schema !== undefined && isWhole({ path: inside, on: 'value' });
  const isComplete =
    schema !== undefined && fields !== undefined && !fieldAddingKeywords.some((keyword) => keyword in schema);
  const nearest = closestAmong(Object.keys(fields ?? {}).filter((name) => !Object.hasOwn(ui, name)));
  for (const [field, hints] of Object.entries(ui)) {
    const inSchema = fields !== undefined && Object.hasOwn(fields, field);
    // The schema is partly unknown: the field may exist.
    if (!inSchema && !isSettled) continue;
    const own = [...path, 'ui', field];
    const titled = [...own, 'title'];
    yield {
      field,
      hints,
      at: { path: own, on: 'key' },
      schemaAt: { path: inside, on: 'key' },
      titleAt: { path: titled, on: 'key' },
      spent: isObject(hints) && Object.keys(hints).length === 1 ? own : titled,
      place: [...inside, 'properties', field],
      isThere: inSchema || (isComplete ? false : undefined),
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
): Generator<Hinted> {
  const fields = language === 'typescript' && isObject(schema?.properties) ? schema.properties : {};
  for (const [field, node] of Object.entries(fields)) {
    const title = partOf(node, ['title']);
    const place = [...path, 'properties', field];
    const titled = [...place, 'title'];
    if (!title) continue;
    yield {
      field,
      hints: { title },
      at: { path: place, on: 'key' },
      schemaAt: { path, on: 'key' },
      titleAt: { path: titled, on: 'key' },
      spent: titled,
      place,
      isThere: true,
      isTitled: false,
      nearest: () => undefined,
    };
  }
}

/** Returns the fix that moves a title into the schema; empty if the schema lacks the field or the field already has a title. */
export function moveTitleFix({ spent, place, isThere, isTitled }: Hinted, title: unknown): { readonly fix?: Fix } {
  if (isThere !== true || isTitled || typeof title !== 'string') return {};
  return {
    fix: {
      title: 'Move the title into the schema',
      safety: 'safe',
      patches: [
        { op: 'set', path: [...place, 'x-zui', 'title'], value: title },
        { op: 'remove', path: spent },
      ],
    },
  };
}
