import { posix } from 'node:path';
import { bounds } from '../../../document/bounds.ts';
import type { FileReading } from '../../files/read.ts';
import type { Folder, Leaf } from './listing.ts';
import type { Objects } from './objects.ts';

/** The target of a path after following symlinks. */
export type ResolvedPath =
  | { readonly is: 'file'; readonly leaf: Leaf; readonly path: string; readonly among: Folder }
  | { readonly is: 'folder'; readonly folder: Folder; readonly path: string }
  /** Outside the revision, or in a submodule: its content is unknown. */
  | { readonly is: 'outside' };

/** No system follows more symlinks in one path. */
const maxLinks = 40;

/** The siblings that are fetched along with a file, because they are often read next. `size` is in bytes. */
const neighbour = /\.(?:[cm]?[jt]sx?|json|vrl)$/;
const neighbours = { most: 200, size: 64 * 1024 } as const;

const pointerMark = 'version https://git-lfs.github.com/spec/v1\n';

/**
 * The part of a revision that is cached. A file that is not cached is recorded as wanted and looks absent: the caller
 * has to fetch it and read again. Paths are POSIX, relative to the root of the repository, which is `.`.
 */
export class View {
  /** The objects to fetch, each with its largest size in bytes. */
  readonly wanted = new Map<string, number>();
  /** How many reads missed the cache. */
  misses = 0;
  /** The files whose content the repository does not have. */
  readonly lost = new Set<string>();
  /** The files that are Git LFS pointers: git does not have their content. */
  readonly pointers = new Set<string>();
  readonly #root: Folder;
  readonly #objects: Objects;

  constructor(root: Folder, objects: Objects) {
    this.#root = root;
    this.#objects = objects;
  }

  /** Reads a file that is inside the folder `within` after following symlinks; `limit` is in bytes. */
  read(path: string, within = '.', limit: number = bounds.length): FileReading {
    const found = this.find(path);
    if (found === undefined) return { refusal: 'absent' };
    if (found.is === 'outside') return { refusal: 'outside' };
    if (found.is === 'folder') return { refusal: 'not-a-file' };
    const folder = this.find(within);
    const isInside = folder?.is === 'folder' && (folder.path === '' || found.path.startsWith(`${folder.path}/`));
    if (!isInside) return { refusal: 'outside' };
    return this.#content(found.leaf, path, limit) ?? this.#absentAmong(found.among);
  }

  /** Resolves a path; undefined if nothing is there. */
  find(path: string): ResolvedPath | undefined {
    const steps = posix.normalize(path).split('/').reverse();
    const ancestors: { readonly name: string; readonly folder: Folder }[] = [];
    const currentFolder = () => ancestors.at(-1)?.folder ?? this.#root;
    const pathTo = (name?: string) =>
      [...ancestors.map((step) => step.name), ...(name === undefined ? [] : [name])].join('/');
    let links = maxLinks;
    for (let name = steps.pop(); name !== undefined; name = steps.pop()) {
      if (name === '' || name === '.') continue;
      if (name === '..') {
        if (ancestors.pop() === undefined) return { is: 'outside' };
        continue;
      }
      const node = currentFolder().entries.get(name);
      if (node === undefined) return undefined;
      if (node.kind === 'submodule') return { is: 'outside' };
      if (node.kind === 'folder') ancestors.push({ name, folder: node });
      else if (node.kind === 'file') {
        return steps.length > 0 ? undefined : { is: 'file', leaf: node, path: pathTo(name), among: currentFolder() };
      } else {
        const target = this.#target(node, pathTo(name));
        links -= 1;
        if (target === undefined || links < 0) return undefined;
        if (posix.isAbsolute(target)) return { is: 'outside' };
        steps.push(...target.split('/').reverse());
      }
    }
    return { is: 'folder', folder: currentFolder(), path: pathTo() };
  }

  #target(link: Leaf, path: string): string | undefined {
    const read = this.#content(link, path, 4096);
    return read !== undefined && 'bytes' in read ? read.bytes.toString('utf8') : undefined;
  }

  /** Returns undefined for content that has to be fetched. */
  #content({ id, kind }: Leaf, path: string, limit: number): FileReading | undefined {
    const known = this.#objects.contentOf(id);
    if (known === 'lost') {
      this.lost.add(path);
      return { refusal: 'absent' };
    }
    if (known !== undefined && known.size > limit) return { refusal: 'too-large' };
    const { bytes } = known ?? {};
    if (bytes === undefined) {
      this.misses += 1;
      this.wanted.set(id, Math.max(limit, this.wanted.get(id) ?? 0));
      return undefined;
    }
    if (kind === 'file' && isPointer(bytes)) this.pointers.add(path);
    return { bytes };
  }

  /** Also marks the siblings as wanted: code imports its siblings, and one batch is faster than one fetch each. */
  #absentAmong(among: Folder): FileReading {
    let remaining: number = neighbours.most;
    for (const [name, node] of among.entries) {
      if (remaining === 0) break;
      if (node.kind !== 'file' || !neighbour.test(name) || this.#objects.contentOf(node.id) !== undefined) continue;
      if (!this.wanted.has(node.id)) this.wanted.set(node.id, neighbours.size);
      remaining -= 1;
    }
    return { refusal: 'absent' };
  }
}

/** A pointer file is only a few lines long. */
const isPointer = (bytes: Buffer): boolean =>
  bytes.length < 1024 && bytes.subarray(0, pointerMark.length).toString('latin1') === pointerMark;
