import { closest } from '../../../data/closest.ts';
import { type Path, partOf } from '../../../data/path.ts';
import { pathOf, pointerOf } from '../../../data/pointer.ts';
import type { JsonSchema } from '../../nodes.ts';
import { hasKeyword } from '../../schema/by-keyword.ts';
import { type Keywords, keywords } from '../../schema/keywords.ts';
import { referencesIn, referring, type SchemaReference, targetIn } from '../../schema/references.ts';
import type { SchemaResource } from '../../schema/schema-resources.ts';
import { isSchema } from '../../schema/schemas-within.ts';

/** Limits on the references reported per schema, and on the names compared with a misspelled one. */
const limits = { references: 20, names: 1000 } as const;

/** Additional reference keywords by draft. */
const dynamicKeywords = { '2019-09': '$recursiveRef', '2020-12': '$dynamicRef' } as const;

/** A reference in a schema that does not resolve to a part of it. */
export interface BadReference {
  readonly keyword: string;
  readonly ref: string;
  /** Path of the schema that contains it. */
  readonly path: Path;
  /** True if the reference leads outside the schema, false if it names a missing part of it. */
  readonly isExternal: boolean;
  /** The reference that was probably intended. */
  readonly meant?: string;
  /** The `$id` that the reference is resolved against, if it would resolve against the root instead. */
  readonly base?: string;
}

const references = keywords(...referring.names, ...Object.values(dynamicKeywords));

/** Whether a schema contains a reference of any draft. */
export const hasReference = (root: JsonSchema): boolean => hasKeyword(root, references);

/** Yields the references of a schema that do not resolve to a part of it, at most 20. */
export function* badReferences(root: JsonSchema): Generator<BadReference> {
  let reported = 0;
  for (const reference of referencesIn(root, keywordsIn(root))) {
    if (reference.target !== undefined) continue;
    yield badReference(root, reference);
    if (++reported === limits.references) return;
  }
}

/** Returns the reference keywords of the schema's draft; others have no meaning in it. */
function keywordsIn({ $schema }: JsonSchema): Keywords {
  const [, draft] = /draft\/(2019-09|2020-12)\//.exec(String($schema)) ?? [];
  return draft === undefined
    ? referring
    : keywords(...referring.names, dynamicKeywords[draft as keyof typeof dynamicKeywords]);
}

function badReference(
  root: JsonSchema,
  { keyword, ref, path, from, to, address, fragment }: SchemaReference,
): BadReference {
  const bad = { keyword, ref, path, isExternal: to === undefined };
  const isAtRoot = targetIn({ root, path: [], uri: '', anchors: new Map() }, fragment) !== undefined;
  if (address === '' && from.path.length > 0 && isAtRoot)
    return { ...bad, base: String(from.root.$id ?? from.root.id) };
  const meant =
    to === undefined
      ? intendedReference(from, address.startsWith('/') ? address : `/${address}`)
      : intendedReference(to, fragment);
  return meant === undefined ? bad : { ...bad, meant: to === undefined ? meant : address + meant };
}

/** Guesses the intended target: a missing `#`, the other name of the definitions, or a typo in the last name. */
function intendedReference(resource: SchemaResource, pointer: string): string | undefined {
  const [, parentPointer = '', name = ''] = /^(.*)\/([^/]*)$/.exec(pointer) ?? [];
  const names = partOf(resource.root, pathOf(parentPointer) ?? []);
  const near = isSchema(names) ? closest(name, Object.keys(names).slice(0, limits.names)) : undefined;
  const candidates = [
    pointer,
    pointer.replace(/^\/definitions\//, '/$defs/'),
    pointer.replace(/^\/\$defs\//, '/definitions/'),
    ...(near === undefined ? [] : [parentPointer + pointerOf([near])]),
  ];
  const found = candidates.find(
    (candidate) => candidate.startsWith('/') && targetIn(resource, candidate) !== undefined,
  );
  return found && `#${found}`;
}
