import { dataLineBreak, escapeData } from '../report/escape/workflow-command.ts';
import { troubleText } from '../run/troubles.ts';
import { type ActionRunner, setOutput } from './runner.ts';

/** Says what went wrong as an error of the step, which failed for it. */
export async function fail(error: unknown, runner: ActionRunner): Promise<number> {
  await writeError(error, runner);
  return failed(runner);
}

/** A bug keeps its stack, for the report. */
export async function writeError(error: unknown, runner: ActionRunner): Promise<void> {
  writeEscaped(troubleText(error).split('\n').map(escapeData).join(dataLineBreak), runner);
}

/** The same of a message, at once. */
export function failWith(message: string, runner: ActionRunner): number {
  writeEscaped(escapeData(message), runner);
  return failed(runner);
}

const writeEscaped = (message: string, { stdout }: ActionRunner) =>
  void stdout.write(`::error title=hublint::${message}\n`);

function failed(runner: ActionRunner): number {
  try {
    setOutput(runner, 'conclusion', 'error');
  } catch {
    // That may be what went wrong.
  }
  return 2;
}
