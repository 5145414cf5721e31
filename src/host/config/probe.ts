import { join } from 'node:path';
import { ownRepositoryOf, upward } from '../files/boundary.ts';
import { entriesOf, isSharedFolder } from '../files/entries.ts';
import { rootOf } from '../files/project.ts';
import { readInside } from '../files/read.ts';

const script = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const data = ['json', 'jsonc', 'yaml', 'yml'];

/** Where a configuration may stand, first found first. */
export const searchPlaces: readonly string[] = [
  ...[...script, ...data].map((extension) => `hublint.config.${extension}`),
  '.hublintrc',
  ...data.map((extension) => `.hublintrc.${extension}`),
  'package.json',
];

/** Names that can only be meant as that of a configuration. */
const likely = /^\.?hublint(?:\.config|rc)(?:\.\w+)?$|^\.hublint\.(?:jsonc?|ya?ml)$/;

export interface Probed {
  /** The configuration file that holds for a folder. */
  readonly file?: string;
  /** One that would hold, if not for the folder that it stands in: others can write there. */
  readonly passedOver?: string;
  /** One that would hold, if it had a name that is read. */
  readonly misnamed?: string;
}

/**
 * Looks for the configuration of a folder, upward to the project's root. Reads names only, so that a project without a
 * configuration does not pay for a loader.
 */
export function probe(folder: string): Probed {
  const root = rootOf(folder);
  let misnamed: string | undefined;
  for (const at of upward(folder, root)) {
    const file = configIn(at);
    if (file !== undefined) return { file, ...(misnamed && { misnamed }) };
    misnamed ??= misnamedIn(at);
  }
  const isShared = ownRepositoryOf(folder) === undefined && isSharedFolder(folder);
  const passedOver = isShared ? configIn(folder) : undefined;
  return { ...(passedOver && { passedOver }), ...(misnamed && { misnamed }) };
}

function configIn(folder: string): string | undefined {
  // A folder or a pipe of such a name is taken, too: that it cannot be read has to be said.
  const names = new Set(entriesOf(folder).map(({ name }) => name));
  const place = searchPlaces.find((name) => names.has(name) && (name !== 'package.json' || hasKey(folder)));
  return place === undefined ? undefined : join(folder, place);
}

function misnamedIn(folder: string): string | undefined {
  const found = entriesOf(folder).find(({ name }) => likely.test(name) && !searchPlaces.includes(name));
  return found && join(folder, found.name);
}

/** One that cannot be read may have the key; one that leads out of its folder, or nowhere, is none of its own. */
function hasKey(folder: string): boolean {
  const read = readInside(join(folder, 'package.json'), folder);
  if ('refusal' in read) return read.refusal !== 'outside' && read.refusal !== 'absent';
  return /"hublint"\s*:\s*[{[]/.test(read.bytes.toString('utf8'));
}
