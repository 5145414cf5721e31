import process from 'node:process';
import { start } from './start.ts';

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs this program again in a child process, with options that Node only accepts at startup, and ends with its exit
 * code. The child inherits stdin, stdout and stderr. If it cannot be started, `otherwise` is called.
 */
export function runAgain(file: string, options: readonly string[], fallback: () => void): void {
  const args = [...process.execArgv, ...options, file, ...process.argv.slice(2)];
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value = '']) => [name, value]));
  const child = start({ file: process.execPath, args, cwd: '.', env }, { stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of forwardedSignals) process.on(signal, forward);
  const end = () => {
    for (const signal of forwardedSignals) process.off(signal, forward);
  };
  child.once('error', () => {
    end();
    fallback();
  });
  child.once('exit', (code, signal) => {
    end();
    process.exitCode = code ?? 2;
    if (signal !== null) process.kill(process.pid, signal);
  });
}
