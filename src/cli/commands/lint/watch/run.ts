import { setImmediate } from 'node:timers/promises';
import { ParsedFiles } from '../../../../document/module/syntax/parsed-files.ts';
import { KnownError } from '../../../../engine/known-error.ts';
import { WatchedFolders } from '../../../../host/files/watch/watched-folders.ts';
import { onTermination } from '../../../../host/keyboard.ts';
import { openRun } from '../../../../run/open-run.ts';
import { runOptions } from '../../../../run/options/shared-options.ts';
import type { Watch } from '../../../../run/run-environment.ts';
import { type Affected, affectedBy, type WatchedState } from '../../../../run/watch/affected.ts';
import { watchReadings, watchTargets } from '../../../../run/watch/folders.ts';
import { WatchSession } from '../../../../run/watch/session.ts';
import { environmentOf } from '../../../run-environment.ts';
import type { LintInvocation } from '../invocation.ts';
import { type Progress, progressOn } from '../progress.ts';
import { checkWatch } from './check-options.ts';
import { Screen } from './screen.ts';
import { Wakeup, WatchCancelled } from './wakeup.ts';

const keys: Readonly<Record<string, 'cancel' | 'askForAll'>> = {
  q: 'cancel',
  Q: 'cancel',
  '\u0003': 'cancel',
  '\u0004': 'cancel',
  r: 'askForAll',
  R: 'askForAll',
  '\r': 'askForAll',
  '\n': 'askForAll',
};

/**
 * `--watch`: checks, and checks again what changes, until the user quits. Returns the exit code of the last check.
 * @throws KnownError if the first check fails: later errors are shown, and the watch goes on.
 */
export async function watch(invocation: LintInvocation): Promise<number> {
  checkWatch(invocation);
  const { operands, io } = invocation;
  const wakeup = new Wakeup();
  const watched = new WatchedFolders(wakeup.touch);
  const stopListening = onTermination(wakeup.cancel);
  const release = io.keyboard?.((key) => keys[key] && wakeup[keys[key]]());
  try {
    await watchTargets(operands, io.cwd, watched);
    return await checkUntilCancelled(invocation, wakeup, watched);
  } finally {
    release?.();
    stopListening();
    watched.end();
  }
}

async function checkUntilCancelled(
  invocation: LintInvocation,
  wakeup: Wakeup,
  watched: WatchedFolders,
): Promise<number> {
  const { io } = invocation;
  const screen = new Screen(invocation);
  const progress = progressOn(io);
  const session = sessionFor(invocation, { wakeup, progress, screen });
  let code = 2;
  for (
    let next: Affected | undefined = 'all';
    next !== undefined;
    next = await nextAffected({ wakeup, watched, session, screen })
  ) {
    const since = performance.now();
    let failure: KnownError | undefined;
    let count = 0;
    try {
      if (next === 'all') screen.forget();
      count = await (next === 'all' ? session.checkAll() : session.check(next));
    } catch (error) {
      if (wakeup.isCancelled) break;
      if (!(error instanceof KnownError) || screen.isFresh) throw error;
      failure = error;
    } finally {
      progress.stop();
    }
    if (wakeup.isCancelled) break;
    watchReadings(session.state, io.cwd, watched);
    const checked = { session, count, milliseconds: performance.now() - since };
    code = await screen.show(failure ? { ...checked, failure } : checked);
    if (!io.stdout.writable) break;
  }
  return code;
}

interface WatchState {
  readonly wakeup: Wakeup;
  readonly watched: WatchedFolders;
  readonly session: WatchSession;
  readonly screen: Screen;
}

/** Waits for what to check next; undefined at the end. */
async function nextAffected({ wakeup, watched, session, screen }: WatchState): Promise<Affected | undefined> {
  for (;;) {
    const cause = await wakeup.next();
    if (cause === undefined) return undefined;
    const changes = await watched.changes();
    const { state } = session;
    for (const { path } of changes) if (isCachedModule(path, state)) screen.noteCachedModules(path);
    const affected = await affectedBy(changes, state);
    if (cause === 'all' || affected === 'all') return 'all';
    if (affected.size > 0) return affected;
  }
}

/** Node imports a module once: a changed configuration in JavaScript takes effect only when hublint is restarted. */
const isCachedModule = (path: string, { settings }: WatchedState): boolean =>
  settings.has(path) && /\.[cm]?js$/.test(path);

interface SessionContext {
  readonly wakeup: Wakeup;
  readonly progress: Progress;
  readonly screen: Screen;
}

function sessionFor(
  { operands, values, io }: LintInvocation,
  { wakeup, progress, screen }: SessionContext,
): WatchSession {
  const options = runOptions(values);
  const environment = {
    ...environmentOf(io, values['stdin-filename']),
    parsed: new ParsedFiles(),
    notice: screen.notice,
    watch: cancellableWatch(wakeup),
    progress,
  };
  return new WatchSession({
    cwd: io.cwd,
    targets: operands,
    isPartial: options.since !== undefined,
    ...(typeof options.baseline === 'string' && { baseline: options.baseline }),
    open: (onError) => openRun(options, { ...environment, onError }),
  });
}

/** Cancels all work after the user has quit: the signal can only arrive between turns of the event loop. */
const cancellableWatch = (wakeup: Wakeup): Watch => ({
  phase: async (_, checkUntilCancelled) => {
    await setImmediate();
    if (wakeup.isCancelled) throw new WatchCancelled();
    return checkUntilCancelled();
  },
  rule: (rule) => rule,
});
