import { isObject } from '../../../data/objects.ts';
import { type Path, partOf } from '../../../data/path.ts';
import type { JsonSchema } from '../../nodes.ts';
import type { Fix, Problem, Visit } from '../../rule.ts';
import { nearestAmong } from '../name/nearest.ts';

/** What the legacy `ui` beside a schema says of one field. */
export interface Hinted {
  readonly field: string;
  readonly hints: unknown;
  /** The field's key in the `ui`. */
  readonly at: Problem['at'];
  readonly schemaAt: Problem['at'];
  /** Where its title is. */
  readonly titleAt: Problem['at'];
  /** What goes when its title does: with it a hint that says nothing else. */
  readonly spent: Path;
  /** Where the field is in the schema. */
  readonly place: Path;
  /** Whether the schema has the field; undefined where it has fields beyond its `properties`. */
  readonly isThere: boolean | undefined;
  /** Whether the schema gives the field a title. */
  readonly isTitled: boolean;
  /** Which field of the schema was meant, of those that the `ui` says nothing of. */
  readonly nearest: (field: string) => string | undefined;
}

/** Keywords by which a schema has fields that do not stand in its own `properties`. */
const further = ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties', 'if', 'dependencies', 'dependentSchemas'];

interface WithUi {
  /** A record has none. */
  readonly ui?: unknown;
  readonly schema?: JsonSchema | undefined;
}

/** The hints of the `ui` that stands at `path` beside a schema; without those of fields that may be there or not. */
export function* hintsOf({ ui, schema }: WithUi, path: Path, isWhole: Visit['isWhole']): Generator<Hinted> {
  if (!isObject(ui)) return;
  const inside = [...path, 'schema'];
  const fields = isObject(schema?.properties) ? schema.properties : undefined;
  const isSettled = schema !== undefined && isWhole({ path: inside, on: 'value' });
  const isComplete = schema !== undefined && fields !== undefined && !further.some((keyword) => keyword in schema);
  const nearest = nearestAmong(Object.keys(fields ?? {}).filter((name) => !Object.hasOwn(ui, name)));
  for (const [field, hints] of Object.entries(ui)) {
    const inSchema = fields !== undefined && Object.hasOwn(fields, field);
    // It may be there after all, and may not.
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
 * The places where the title of a field may stand in the way of older SDKs. The platform's CLI writes the `ui` of a
 * definition into the schema as well, where nothing else has a `title`.
 */
export function* legacyTitlePlaces(field: Path, language: Visit['language']): Generator<Path> {
  if (field.at(-3) !== 'schema') return;
  yield [...field.slice(0, -3), 'ui', ...field.slice(-1), 'title'];
  if (language === 'typescript') yield [...field, 'title'];
}

/** The titles of a `ui` that is not sent itself: the platform's CLI has written them into the schema at `path`. */
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

/** The fix that moves a title to the field; none where there is no field to take it, or it has one. */
export function intoSchema({ spent, place, isThere, isTitled }: Hinted, title: unknown): { readonly fix?: Fix } {
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
