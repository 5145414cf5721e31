import { isUtf8 } from 'node:buffer';
import { KnownError } from '../../../engine/known-error.ts';

/** A file or symlink in a revision. For `link`, the object contains the target path. */
export interface Leaf {
  readonly kind: 'file' | 'link';
  /** The id of its blob. */
  readonly id: string;
}

/** Another repository, about whose content this one knows nothing. */
interface Submodule {
  readonly kind: 'submodule';
}

export interface Folder {
  readonly kind: 'folder';
  readonly entries: Map<string, GitNode>;
}

export type GitNode = Leaf | Submodule | Folder;

export interface RevisionListing {
  readonly root: Folder;
  /** The files whose paths are not UTF-8; invalid bytes are shown as U+FFFD. */
  readonly unnameable: readonly string[];
}

/** The largest repositories have 500,000 files, and no system supports longer paths. `path` is in bytes. */
const limits = { entries: 1_000_000, path: 4096 } as const;

/** The modes of files and symlinks; a folder has no line of its own. */
const leafLine = /^(100\d{3}|120000) blob ([0-9a-f]{40,64})\t(.+)$/s;
const submoduleLine = /^160000 commit [0-9a-f]{40,64}\t(.+)$/s;

/**
 * Parses the output of `git ls-tree -r -z --full-tree`. The tree may be hostile: entries that no working tree could
 * hold (`..`, `.git`, an empty name, a file that is also a folder) are dropped.
 * @throws KnownError if a limit is exceeded.
 */
export function listingOf(output: Buffer): RevisionListing {
  const isText = isUtf8(output);
  const listing = { root: newFolder(), unnameable: [] as string[], remaining: limits.entries };
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const line = output.subarray(start, end < 0 ? output.length : end);
    if (line.length > limits.path + 100) throw tooLarge(`a path of more than ${limits.path} bytes`);
    start += line.length + 1;
    addLine(line.toString('utf8'), isText || isUtf8(line), listing);
  }
  return listing;
}

const newFolder = (): Folder => ({ kind: 'folder', entries: new Map() });

interface MutableListing extends RevisionListing {
  readonly unnameable: string[];
  /** How many more files and folders are allowed. */
  remaining: number;
}

function addLine(line: string, isText: boolean, listing: MutableListing): void {
  const [, mode, id, leaf] = leafLine.exec(line) ?? [];
  const path = leaf ?? submoduleLine.exec(line)?.[1];
  if (path === undefined) return;
  if (!isText) listing.unnameable.push(path);
  else insert(path.split('/'), id === undefined ? { kind: 'submodule' } : { kind: kindOf(mode), id }, listing);
}

const kindOf = (mode: string | undefined): Leaf['kind'] => (mode === '120000' ? 'link' : 'file');

function insert(names: readonly string[], node: GitNode, listing: MutableListing): void {
  if (names.some((name) => /^\.{0,2}$|^\.git$/i.test(name))) return;
  let folder = listing.root;
  for (const name of names.slice(0, -1)) {
    const child = folder.entries.get(name) ?? addEntry(folder, name, newFolder(), listing);
    if (child.kind !== 'folder') return;
    folder = child;
  }
  const name = names.at(-1) ?? '';
  if (!folder.entries.has(name)) addEntry(folder, name, node, listing);
}

function addEntry(folder: Folder, name: string, node: GitNode, listing: MutableListing): GitNode {
  listing.remaining -= 1;
  if (listing.remaining < 0) throw tooLarge(`more than ${limits.entries.toLocaleString('en')} files and folders`);
  folder.entries.set(name, node);
  return node;
}

const tooLarge = (what: string) => new KnownError({ message: `The revision is too large to read: it has ${what}.` });
