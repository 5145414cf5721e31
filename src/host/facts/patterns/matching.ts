import { dirname } from 'node:path';
import { environmentOf } from '../../programs/environment.ts';
import { start } from '../../programs/start.ts';

/** Whether an expression matches a text. */
export interface Question {
  readonly pattern: string;
  readonly text: string;
}

/** `true` and `false`; undefined where there was no answer in time, or the expression is none. */
export type Answer = boolean | undefined;

/** Milliseconds: for one question once the process is there, for it to be there and answer, and for all questions. */
const times = { each: 100, next: 1500, all: 4000 } as const;

/**
 * Asks expressions that are not tame. They are compiled and run in a process of its own: a thread that compiles cannot
 * be ended, and one that runs out of memory takes all others along. A question that ends the process has no answer; the
 * next process goes on behind it.
 */
export async function matchesOf(questions: readonly Question[]): Promise<readonly Answer[]> {
  const end = performance.now() + times.all;
  const answers: Answer[] = [];
  while (answers.length < questions.length && performance.now() + times.each < end) {
    const given = await ask(questions.slice(answers.length), end);
    answers.push(...given, ...(answers.length + given.length < questions.length ? [undefined] : []));
  }
  return answers;
}

/** The answers that one process gives. */
function ask(questions: readonly Question[], end: number): Promise<readonly Answer[]> {
  const args = ['--max-old-space-size=128', '-e', `(${serve})(${times.each})`];
  const program = { file: process.execPath, args, cwd: dirname(process.execPath), env: environmentOf(process.env) };
  const child = start(program, { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers: Answer[] = [];
  const kill = () => child.kill('SIGKILL');
  const patience = () => setTimeout(kill, Math.max(0, Math.min(times.next, end - performance.now())));
  let timer = patience();
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const mark of String(chunk)) answers.push(mark === '?' ? undefined : mark === '1');
    clearTimeout(timer);
    timer = patience();
  });
  // One that is over does not read what it is asked.
  child.stdin?.on('error', () => {});
  child.stdin?.end(JSON.stringify(questions));
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve(answers);
    };
    child.once('error', settle);
    child.once('close', settle);
  });
}

/** Runs in the process. It stands alone, and imports nothing: only its text gets there. A mark for each answer is written at once. */
function serve(timeout: number): void {
  const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
  const { createContext, Script } = process.getBuiltinModule('node:vm');
  const context = createContext();
  const script = new Script(
    '(() => { try { return new RegExp(pattern, "u"); } catch { return new RegExp(pattern); } })().test(text)',
  );
  for (const question of JSON.parse(readFileSync(0, 'utf8'))) {
    try {
      Object.assign(context, question);
      writeSync(1, script.runInContext(context, { timeout }) ? '1' : '0');
    } catch {
      writeSync(1, '?');
    }
  }
}
