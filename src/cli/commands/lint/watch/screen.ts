import { deduplicator } from '../../../../engine/diagnostics/deduplicate.ts';
import { limiter } from '../../../../engine/result/limit.ts';
import type { FileResult, Result } from '../../../../engine/result/result.ts';
import { displayPath } from '../../../../host/files/display-path.ts';
import type { Run } from '../../../../run/open-run.ts';
import { draftsOf } from '../../../../run/report/drafts.ts';
import { loadReports, reportOptions } from '../../../../run/report/reports.ts';
import { withErrors } from '../../../../run/run-errors.ts';
import type { WatchSession } from '../../../../run/watch/session.ts';
import { lookOf } from '../../../terminal.ts';
import { writeFailure } from '../../../write-failure.ts';
import { writeLine } from '../../../write-line.ts';
import { closingOptions, conclude } from '../conclusion.ts';
import type { LintInvocation } from '../invocation.ts';
import { statusLine } from './status.ts';

/** Clears the screen, but not the scrollback. */
const clearSequence = '\u001b[2J\u001b[H';

/** The outcome of a check. */
interface CheckedRound {
  readonly session: WatchSession;
  /** How many manifests were checked. */
  readonly count: number;
  readonly milliseconds: number;
  /** Why nothing could be checked. */
  readonly failure?: Error;
}

/** Shows the state of the manifests; on a terminal, it replaces what was shown before. */
export class Screen {
  readonly #invocation: LintInvocation;
  readonly #notices = new Set<string>();
  readonly #lastingNotices = new Set<string>();
  #isFresh = true;

  constructor(invocation: LintInvocation) {
    this.#invocation = invocation;
  }

  /** Whether nothing has been shown so far. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** Takes a notice that is valid for the whole run: it is repeated whenever something is shown. */
  readonly notice = (text: string): void => {
    this.#notices.add(text);
  };

  /** Reports from now on that a configuration changed but is still used as it was. */
  noteCachedModules(path: string): void {
    const file = displayPath(path, this.#invocation.io.cwd);
    this.#lastingNotices.add(
      `${file} changed: a configuration in JavaScript is not reloaded; restart hublint to apply it.`,
    );
  }

  forget(): void {
    this.#notices.clear();
  }

  /** Shows the current state. Returns its exit code. */
  async show({ session, count, milliseconds, failure }: CheckedRound): Promise<number> {
    const { io, values } = this.#invocation;
    this.#isFresh = false;
    if (io.stdout.isTTY === true && io.env.TERM !== 'dumb') io.stdout.write(clearSequence);
    for (const notice of [...this.#notices, ...this.#lastingNotices]) writeLine(io.stderr, notice);
    const { run, results } = session;
    const errors = failure === undefined ? session.errors : [failure];
    const result = failure === undefined && run !== undefined ? await this.#report(run, results, errors) : undefined;
    for (const error of errors) await writeFailure(error, io, values.color);
    const code = result === undefined ? 2 : conclude(result, this.#invocation);
    const line = statusLine(
      {
        at: new Date(),
        count,
        total: results.length,
        milliseconds,
        ...(result && { summary: result.summary }),
        hasKeys: io.keyboard !== undefined,
      },
      lookOf(io.stderr, io).width,
    );
    writeLine(io.stderr, line);
    return errors.length > 0 ? 2 : code;
  }

  async #report(run: Run, results: readonly FileResult[], errors: readonly unknown[]): Promise<Result> {
    const { io, values } = this.#invocation;
    const { color, width } = lookOf(io.stdout, io, values.color);
    const look = { color, width, quiet: values.quiet ?? false, ...closingOptions(this.#invocation) };
    const reports = await loadReports([], { cwd: io.cwd, otherwise: 'pretty' });
    const drafts = draftsOf(reports, reportOptions(run, look));
    const deduplicate = deduplicator();
    const limited = limiter();
    for (const result of results) {
      const shown = limited(deduplicate(result));
      drafts.add(shown);
      io.stdout.write(drafts.atOnce(shown));
    }
    const result = withErrors(drafts.result(), errors);
    io.stdout.write(drafts.shown(result));
    return result;
  }
}
