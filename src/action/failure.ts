import { dataLineBreak, escapeData } from '../report/escape/workflow-command.ts';
import { errorText } from '../run/run-errors.ts';
import { type ActionRunner, setOutput } from './runner.ts';

/** Reports an error of the step and marks the step as failed. */
export async function fail(error: unknown, runner: ActionRunner): Promise<number> {
  await writeError(error, runner);
  return failed(runner);
}

/** A bug includes its stack, for the bug report. */
export async function writeError(error: unknown, runner: ActionRunner): Promise<void> {
  writeEscaped(errorText(error).split('\n').map(escapeData).join(dataLineBreak), runner);
}

/** The same for a message, synchronously. */
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
    // Writing the outputs may itself be what failed.
  }
  return 2;
}
