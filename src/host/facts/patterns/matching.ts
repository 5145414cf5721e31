import { dirname } from 'node:path';
import { environmentOf } from '../../programs/environment.ts';
import { start } from '../../programs/start.ts';
import { timeoutBudget } from '../timeout-budget.ts';

/** Whether an expression matches a text. */
export interface MatchQuestion {
  readonly pattern: string;
  readonly text: string;
}

/** `true` and `false`; undefined where there was no answer in time, or the expression is none. */
export type MatchAnswer = boolean | undefined;

/**
 * Milliseconds that are computed, whatever else the machine does: for one question once the process is there, for it to
 * be there and answer, and for all questions. `waited` go by on the clock before a process that computes nothing is ended.
 */
const times = { each: 100, next: 1500, all: 4000, tick: 20, waited: 60_000 } as const;

/**
 * Asks expressions that are not tame. They are compiled and run in a process of its own: a thread that compiles cannot
 * be ended, and one that runs out of memory takes all others along. A question that ends the process has no answer; the
 * next process goes on behind it.
 */
export async function matchesOf(questions: readonly MatchQuestion[]): Promise<readonly MatchAnswer[]> {
  const answers: MatchAnswer[] = [];
  let left: number = times.all;
  while (answers.length < questions.length && left > times.each && !timeoutBudget.isSpent) {
    const before = answers.length;
    const { given, spent } = await ask(questions.slice(answers.length), left);
    answers.push(...given, ...(answers.length + given.length < questions.length ? [undefined] : []));
    left -= Math.max(spent, times.each);
    if (answers.includes(undefined, before)) timeoutBudget.spend(spent);
  }
  return answers;
}

interface Given {
  readonly given: readonly MatchAnswer[];
  /** Milliseconds that the process computed. */
  readonly spent: number;
}

/** The answers that one process gives. */
function ask(questions: readonly MatchQuestion[], left: number): Promise<Given> {
  const args = ['--max-old-space-size=128', '-e', `(${serve})(${serveOne}, ${times.each}, ${times.tick})`];
  const program = { file: process.execPath, args, cwd: dirname(process.execPath), env: environmentOf(process.env) };
  const child = start(program, { stdio: ['pipe', 'pipe', 'ignore'] });
  const given: MatchAnswer[] = [];
  let [spent, since] = [0, 0];
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, times.waited);
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const mark of String(chunk)) {
      if (mark === '.') [spent, since] = [spent + times.tick, since + times.tick];
      else [since] = [0, given.push(mark === '?' ? undefined : mark === '1')];
    }
    if (since > times.next || spent > left) kill();
  });
  // One that is over does not read what it is asked.
  child.stdin?.on('error', () => {});
  child.stdin?.end(JSON.stringify(questions));
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve({ given, spent });
    };
    child.once('error', settle);
    child.once('close', settle);
  });
}

/**
 * Runs in the process, as does the next. They stand alone, and import nothing: only their texts get there. One thread
 * answers, this one says how long it computes: a mark is written at once for each answer and for each tick.
 */
function serve(answer: typeof serveOne, each: number, tick: number): void {
  const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const questions: readonly MatchQuestion[] = JSON.parse(readFileSync(0, 'utf8'));
  const worker = new Worker(`(${answer})(${JSON.stringify(questions)}, ${each})`, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  let told = 0;
  const tell = () => {
    const { user, system } = process.cpuUsage();
    for (; told + tick <= (user + system) / 1000; told += tick) writeSync(1, '.');
  };
  const timer = setInterval(tell, tick);
  worker.once('error', () => clearInterval(timer));
  worker.once('exit', () => clearInterval(timer));
}

/** An answer that is late is waited for longer where the thread hardly got to compute: on a busy machine others do. */
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
