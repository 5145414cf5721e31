import { resolve } from 'node:path';
import type { Document } from '../document/document.ts';
import { withVerdict } from '../engine/compare/with-verdict.ts';
import { KnownError, NothingFound } from '../engine/known-error.ts';
import { lintDocument } from '../engine/lint.ts';
import { textOnly } from '../engine/plan/text-only.ts';
import type { FileResult } from '../engine/result/result.ts';
import { isAbsent } from '../host/files/entries.ts';
import { diskPathOf } from '../host/git/tree/on-disk.ts';
import { isReference } from '../host/git/tree/scheme.ts';
import type { OpenedManifest } from './check/opened-manifest.ts';
import type { Run } from './open-run.ts';
import { areNamedAlike, existingElsewhere, type PairedVersions, pairedBy } from './pairing.ts';
import type { RunEnvironment } from './run-environment.ts';
import { RunErrors } from './run-errors.ts';

export interface CompareRequest {
  readonly base: string;
  /** Targets. Default: for a git revision the same path on disk, for anything else the working directory. */
  readonly heads?: readonly string[];
  /** The head, if it was already read. */
  readonly opened?: OpenedManifest;
  /** Whether a version that has not been bumped yet already counts as too low. */
  readonly requireBump: boolean;
  /** Whether the base may have no manifest: then everything is new. */
  readonly mayBeNew?: boolean;
  /** Whether the base may be broken, which is reported as a notice: a change that repairs it must not be blocked. */
  readonly mayBeBroken?: boolean;
}

/**
 * Compares the integrations of the base with those of the head, paired by name; a single one on each side is paired anyway. An
 * integration that the base does not have needs no bump: its result has no `compare`.
 * @throws KnownError for a side that does not exist or cannot be read.
 */
export async function* compareTargets(
  run: Run,
  comparing: CompareRequest,
  environment: RunEnvironment,
): AsyncGenerator<FileResult> {
  const runErrors = new RunErrors(environment.onError);
  const { pairs, gone } = await versionsIn(run, comparing, environment.cwd, runErrors);
  runErrors.pass();
  for (const { former, opened } of drain(pairs)) {
    if (former === undefined) {
      environment.notice?.(
        `\`${opened.document.file}\` is not in the base: there is no previous version, so no bump is needed.`,
      );
    }
    const result = await runErrors.orElse(() => compared(run, { former, opened }, comparing, environment));
    if (result !== undefined) yield result;
  }
  for (const file of gone) {
    environment.notice?.(`\`${file}\` is only in the base: what is published stays as it is.`);
  }
  runErrors.end();
}

/** Removes each item before yielding it, to free its memory early: a text's positions take many times the space of the text. */
function* drain<T>(all: T[]): Generator<T> {
  for (let one = all.shift(); one !== undefined; one = all.shift()) yield one;
}

async function versionsIn(
  run: Run,
  { base, heads = [], opened, mayBeNew = false }: CompareRequest,
  cwd: string,
  runErrors: RunErrors,
): Promise<{ readonly pairs: PairedVersions[]; readonly gone: readonly string[] }> {
  const { all: before, isWhole } = await collect(run, [base], runErrors, mayBeNew);
  const targets = heads.length > 0 ? heads : [headFor(base, cwd)];
  if (opened === undefined && heads.length === 0) checkExistsOnDisk(base, targets, cwd);
  const after = opened ? [opened] : (await collect(run, targets, runErrors)).all;
  const apart = await existingElsewhere(before, after, cwd);
  const isMeant = (one: OpenedManifest) =>
    !apart.has(one) || after.some((head) => areNamedAlike(one.document, head.document));
  // If the base could not be read completely, an unpaired integration is not necessarily new.
  const pairs = pairedBy(mayBeNew ? before.filter(isMeant) : before, after, { base, heads: targets, cwd }).filter(
    ({ former }) => isWhole || former !== undefined,
  );
  const kept = new Set(pairs.map(({ former }) => former));
  return {
    pairs,
    gone: before.filter((one) => !kept.has(one) && !apart.has(one)).map(({ document }) => document.file),
  };
}

/** @throws KnownError if the path of a revision no longer exists on disk. */
function checkExistsOnDisk(base: string, [place = '.']: readonly string[], cwd: string): void {
  if (!isAbsent(resolve(cwd, place))) return;
  throw new KnownError({
    message: `\`${place}\` no longer exists, so it cannot be compared with \`${base}\`.`,
    hint: `Name its new path: \`hublint compare ${base} PATH\`.`,
  });
}

const headFor = (base: string, cwd: string): string => (isReference(base) ? diskPathOf(base, cwd) : '.');

async function collect(
  run: Run,
  targets: readonly string[],
  runErrors: RunErrors,
  mayBeEmpty = false,
): Promise<{ readonly all: readonly OpenedManifest[]; readonly isWhole: boolean }> {
  const all: OpenedManifest[] = [];
  let isWhole = true;
  try {
    for await (const source of run.sources(targets)) {
      const made = await runErrors.orElse(async () => ({
        document: await (mayBeEmpty ? ifFound(run.open(source)) : run.open(source)),
      }));
      isWhole &&= made !== undefined;
      if (made?.document) all.push({ source, document: made.document });
    }
  } catch (error) {
    if (!mayBeEmpty || !(error instanceof NothingFound)) throw error;
  }
  return { all, isWhole };
}

/** Resolves to undefined if nothing was found. */
async function ifFound(opening: Promise<Document>): Promise<Document | undefined> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof NothingFound) return undefined;
    throw error;
  }
}

async function compared(
  run: Run,
  { former, opened }: PairedVersions,
  { requireBump, mayBeBroken = false }: CompareRequest,
  { notice }: RunEnvironment,
): Promise<FileResult> {
  const { document } = opened;
  if (former === undefined || document.data === undefined) return lintDocument(document, textOnly);
  const base = former.document;
  if (base.data === undefined) {
    const [fault] = (await lintDocument(base, textOnly)).diagnostics;
    const message = `\`${document.file}\` cannot be compared with \`${base.file}\`${fault ? `: ${fault.message}` : '.'}`;
    if (!mayBeBroken) throw new KnownError({ message });
    notice?.(`${message} Its changes are not known.`);
    return lintDocument(document, textOnly);
  }
  const { version } = base.data;
  const side = { file: base.file, ...(typeof version === 'string' && { version }) };
  const isKnown = !hasUnknownVersion(base) && !hasUnknownVersion(document);
  return withVerdict(await run.compare(former, opened), { base: side, requireBump: requireBump && isKnown });
}

/** Whether only running the code tells the version. Then it may have been raised, so that nothing can require it. */
const hasUnknownVersion = ({ unknowns }: Document): boolean =>
  unknowns.some(({ path: [property] }) => property === 'version');
