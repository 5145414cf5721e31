import { closest } from '../../data/closest.ts';
import type { Path } from '../../data/path.ts';
import { partOf } from '../../data/path.ts';
import { pathOf, pointerOf } from '../../data/pointer.ts';
import { hasKeyword } from '../by-keyword.ts';
import type { JsonSchema } from '../nodes.ts';
import { isSchema, schemasWithin } from '../schemas-within.ts';

/** More than these are not told of one schema, and not compared with a misspelt name. */
const most = { references: 20, names: 1000 } as const;

/** What is wrong with a `$ref`. */
export interface BadReference {
  /** It leaves its schema; otherwise it names a part that is not there. */
  readonly external: boolean;
  /** What was probably meant. */
  readonly meant?: string;
}

/** Every `$ref` of a schema that does not lead to a part of it, with the path of the schema that has it. */
export function* badReferences(
  root: JsonSchema,
): Generator<BadReference & { readonly path: Path; readonly ref: string }> {
  if (!hasKeyword(root, ['$ref'])) return;
  const parts = schemasWithin(root);
  const bases = new Set(parts.map(({ schema }) => schema.$id).filter((id) => typeof id === 'string'));
  const named = parts.some(({ schema }) => ['$id', '$anchor', '$dynamicAnchor'].some((name) => name in schema));
  let told = 0;
  for (const { schema, path } of parts) {
    const { $ref: ref } = schema;
    if (typeof ref !== 'string') continue;
    const [address = '', fragment = ''] = ref.split('#', 2);
    // Other bases and names make more than pointers work: what those mean is for a validator to say.
    if (named && (bases.has(address) || !/^[a-z][a-z\d+.-]*:/i.test(address))) continue;
    const bad = address === '' ? unresolved(root, decoded(fragment)) : external(root, address);
    if (bad === undefined) continue;
    yield { ...bad, path, ref };
    if (++told === most.references) return;
  }
}

function external(root: JsonSchema, address: string): BadReference {
  const meant = meantBy(root, address.startsWith('/') ? address : `/${address}`);
  return { external: true, ...(meant !== undefined && { meant }) };
}

function unresolved(root: JsonSchema, pointer: string): BadReference | undefined {
  if (isPart(partAt(root, pointer))) return undefined;
  const meant = meantBy(root, pointer);
  return { external: false, ...(meant !== undefined && { meant }) };
}

/** Where a JSON Pointer leads; undefined where it is none, or leads nowhere. */
function partAt(root: JsonSchema, pointer: string): unknown {
  const path = pathOf(pointer);
  return path && partOf(root, path);
}

const isPart = (part: unknown) => isSchema(part) || typeof part === 'boolean';

/** The `#` forgotten, the other name of the definitions, a slip in the last name. */
function meantBy(root: JsonSchema, pointer: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(pointer) ?? [];
  const names = partAt(root, folder);
  const near = isSchema(names) ? closest(name, Object.keys(names).slice(0, most.names)) : undefined;
  const candidates = [
    pointer,
    pointer.replace(/^\/definitions\//, '/$defs/'),
    pointer.replace(/^\/\$defs\//, '/definitions/'),
    ...(near === undefined ? [] : [folder + pointerOf([near])]),
  ];
  const found = candidates.find((candidate) => isPart(partAt(root, candidate)));
  return found && `#${found}`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
