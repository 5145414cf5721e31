import { attempt } from '../../data/attempt.ts';
import { isObject, propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import { pathOf } from '../../data/pointer.ts';
import type { JsonSchema } from '../nodes.ts';
import { hasKeyword, schemasHaving } from './by-keyword.ts';
import { type Keywords, keywords } from './keywords.ts';
import { divided, type Located, type SchemaResource, SchemaResources } from './schema-resources.ts';
import { isSchema, schemasWithin } from './schemas-within.ts';

/** A `$ref` or similar keyword, with its target resolved against the base URI at its location. */
export interface SchemaReference extends Located {
  readonly keyword: string;
  readonly ref: string;
  /** The resource that contains the reference. */
  readonly from: SchemaResource;
  /** The resource that the address resolves to; undefined if it is outside the embedded schema. */
  readonly to: SchemaResource | undefined;
  readonly address: string;
  readonly fragment: string;
  /** The referenced schema; undefined if it does not exist. */
  readonly target: Target | undefined;
}

interface Target {
  readonly schema: JsonSchema | boolean;
  readonly path: Path;
}

/** The reference keywords of every draft. */
export const referring = keywords('$ref');

/**
 * Yields every `$ref` of an embedded schema, or every use of the keywords in `asked`. Also searches values of unknown
 * keywords if a reference points into them, because the reference makes them schemas.
 */
export function* referencesIn(root: JsonSchema, asked: Keywords = referring): Generator<SchemaReference> {
  if (!hasKeyword(root, asked)) return;
  const resources = new SchemaResources(root);
  const known = new Set(schemasWithin(root).map(({ schema }) => schema));
  const open: Located[] = [...schemasHaving(root, asked)];
  // The list grows during the iteration.
  for (const part of open) {
    for (const keyword of asked.names) {
      const ref = propertyOf(part.schema, keyword);
      if (typeof ref !== 'string') continue;
      const reference = referenceOf(part, keyword, ref, resources);
      yield reference;
      const { schema, path } = reference.target ?? part;
      if (!isObject(schema) || known.has(schema)) continue;
      for (const inside of schemasWithin(schema)) {
        if (known.has(inside.schema)) continue;
        known.add(inside.schema);
        open.push({ schema: inside.schema, path: path.concat(inside.path) });
      }
    }
  }
}

function referenceOf(
  { schema, path }: Located,
  keyword: string,
  ref: string,
  resources: SchemaResources,
): SchemaReference {
  const [address, encoded] = divided(ref);
  const fragment = decoded(encoded);
  const from = resources.around(path);
  const to = resources.find(address, from);
  return { schema, path, keyword, ref, from, to, address, fragment, target: to && targetIn(to, fragment) };
}

/** Resolves a fragment within a resource: a JSON Pointer or an anchor. */
export function targetIn({ root, path, anchors }: SchemaResource, fragment: string): Target | undefined {
  if (fragment === '') return { schema: root, path };
  if (!fragment.startsWith('/')) return anchors.get(fragment);
  const steps: Path[number][] = [...path];
  let part: unknown = root;
  for (const name of pathOf(fragment) ?? []) {
    steps.push(Array.isArray(part) ? Number(name) : name);
    part = propertyOf(part, name);
  }
  return isSchema(part) || typeof part === 'boolean' ? { schema: part, path: steps } : undefined;
}

const decoded = (fragment: string): string => attempt(() => decodeURIComponent(fragment)) ?? fragment;
