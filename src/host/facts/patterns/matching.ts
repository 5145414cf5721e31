import { dirname } from 'node:path';
import { environmentOf } from '../../programs/environment.ts';
import { start } from '../../programs/start.ts';
import { timeoutBudget } from '../timeout-budget.ts';

/** A question whether an expression matches a text. */
export interface MatchQuestion {
  readonly pattern: string;
  readonly text: string;
}

/** Undefined if there was no answer in time, or the expression is invalid. */
export type MatchAnswer = boolean | undefined;

/**
 * CPU time in milliseconds, independent of the load of the machine: for one question once the process is running, for
 * the process to start and answer its first one, and for all questions. After `waited` milliseconds of wall-clock time,
 * a process that uses no CPU time is killed.
 */
const times = { each: 100, next: 1500, all: 4000, tick: 20, waited: 60_000 } as const;

/**
 * Matches expressions that are not tame. They are compiled and run in a process of their own: a thread cannot be
 * terminated while it compiles a regular expression, and one that runs out of memory takes the whole process down. A
 * question that kills the process has no answer; the next process continues after it.
 */
export async function matchesOf(questions: readonly MatchQuestion[]): Promise<readonly MatchAnswer[]> {
  const answers: MatchAnswer[] = [];
  let remaining: number = times.all;
  while (answers.length < questions.length && remaining > times.each && !timeoutBudget.isSpent) {
    const before = answers.length;
    const { matched, spent } = await ask(questions.slice(answers.length), remaining);
    answers.push(...matched, ...(answers.length + matched.length < questions.length ? [undefined] : []));
    remaining -= Math.max(spent, times.each);
    if (answers.includes(undefined, before)) timeoutBudget.spend(spent);
  }
  return answers;
}

interface MatchBatch {
  readonly matched: readonly MatchAnswer[];
  /** CPU time of the process, in milliseconds. */
  readonly spent: number;
}

/** Returns the answers of one process. */
function ask(questions: readonly MatchQuestion[], remaining: number): Promise<MatchBatch> {
  const args = ['--max-old-space-size=128', '-e', `(${serve})(${serveOne}, ${times.each}, ${times.tick})`];
  const program = { file: process.execPath, args, cwd: dirname(process.execPath), env: environmentOf(process.env) };
  const child = start(program, { stdio: ['pipe', 'pipe', 'ignore'] });
  const matched: MatchAnswer[] = [];
  let [spent, since] = [0, 0];
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, times.waited);
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const mark of String(chunk)) {
      if (mark === '.') [spent, since] = [spent + times.tick, since + times.tick];
      else [since] = [0, matched.push(mark === '?' ? undefined : mark === '1')];
    }
    if (since > times.next || spent > remaining) kill();
  });
  // A process that has ended does not read its stdin.
  child.stdin?.on('error', () => {});
  child.stdin?.end(JSON.stringify(questions));
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve({ matched, spent });
    };
    child.once('error', settle);
    child.once('close', settle);
  });
}

/**
 * Runs in the process, as does `serveOne`. Both are passed as source text, so they must not refer to anything outside.
 * A worker thread answers, this thread reports the CPU time: a character is written immediately for each answer and for
 * each tick.
 */
function serve(answer: typeof serveOne, each: number, tick: number): void {
  const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const questions: readonly MatchQuestion[] = JSON.parse(readFileSync(0, 'utf8'));
  const worker = new Worker(`(${answer})(${JSON.stringify(questions)}, ${each})`, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  let reportedTime = 0;
  const reportTime = () => {
    const { user, system } = process.cpuUsage();
    for (; reportedTime + tick <= (user + system) / 1000; reportedTime += tick) writeSync(1, '.');
  };
  const timer = setInterval(reportTime, tick);
  worker.once('error', () => clearInterval(timer));
  worker.once('exit', () => clearInterval(timer));
}

/** Retries with a longer timeout if the thread hardly got CPU time, as happens on a busy machine. */
function serveOne(questions: readonly MatchQuestion[], each: number): void {
  const { writeSync } = process.getBuiltinModule('node:fs');
  const { createContext, Script } = process.getBuiltinModule('node:vm');
  const context = createContext();
  const script = new Script(
    '(() => { try { return new RegExp(pattern, "u"); } catch { return new RegExp(pattern); } })().test(text)',
  );
  const isLate = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
  const markOf = (timeout: number): string => {
    const before = process.cpuUsage();
    try {
      return script.runInContext(context, { timeout }) ? '1' : '0';
    } catch (error) {
      const { user, system } = process.cpuUsage(before);
      const isStarved = isLate(error) && timeout < each * 16 && (user + system) / 1000 < each / 2;
      return isStarved ? markOf(timeout * 4) : '?';
    }
  };
  for (const question of questions) {
    Object.assign(context, question);
    writeSync(1, markOf(each));
  }
}
