import type { Document } from '../../../../src/document/document.ts';
import { openRun } from '../../../../src/run/open-run.ts';
import { pathsIn } from '../../../../src/testing/variants.ts';
import { git } from '../../repository.ts';

/** Turns a folder into a repository, with all its files in one commit. */
export function committed(root: string): string {
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=Start');
  return root;
}

/** Returns everything that a document can be asked, with file names as on disk. */
async function answersOf(document: Document) {
  const positions = await document.positions();
  const paths = [[], ...pathsIn(document.data)];
  const places = paths.map((path) => ({
    path,
    key: positions.locate({ path, on: 'key' }),
    value: positions.locate({ path, on: 'value' }),
    elsewhere: positions.writtenElsewhere?.(path),
    isForeign: document.isForeign?.({ path, on: 'value' }),
    canSay: document.canSay?.(path),
  }));
  const { data, wrapped, language, faults, unknowns, file, files } = document;
  const texts = [...positions.sources];
  return { file, files, data, wrapped, language, faults, unknowns, comments: positions.comments, texts, places };
}

/** Returns the documents and findings of targets. */
export async function seen(root: string, targets: readonly string[], revision?: string) {
  const run = await openRun({ preset: 'strict' }, { cwd: root });
  const documents = [];
  for await (const source of run.sources(targets)) documents.push(await answersOf(await run.open(source)));
  const findings = [];
  for await (const { diagnostics, file } of run.lint(targets)) {
    // Committed files cannot be fixed.
    findings.push({ file, diagnostics: diagnostics.map(({ fix: _, ...diagnostic }) => diagnostic) });
  }
  return unprefixed({ documents, findings }, revision);
}

export type Seen = Awaited<ReturnType<typeof seen>>;

/** Removes the prefix of a revision from file names. */
function unprefixed<T>(value: T, revision: string | undefined): T {
  if (revision === undefined) return value;
  const prefix = `git:${revision}:`;
  const strip = (part: unknown): unknown => {
    if (typeof part === 'string') return part.startsWith(prefix) ? part.slice(prefix.length) : part;
    if (Array.isArray(part)) return part.map(strip);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inside]) => [key, strip(inside)]));
  };
  // The type is unchanged, because only strings are.
  return strip(value) as T;
}
