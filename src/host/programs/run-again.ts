import process from 'node:process';
import { start } from './start.ts';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs this program again in a child process, with options that Node only accepts at startup, and ends with its exit
 * code. The child inherits stdin, stdout and stderr. If it cannot be started, `otherwise` is called.
 */
export function runAgain(file: string, options: readonly string[], otherwise: () => void): void {
  const args = [...process.execArgv, ...options, file, ...process.argv.slice(2)];
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value = '']) => [name, value]));
  const child = start({ file: process.execPath, args, cwd: '.', env }, { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of passedOn) process.on(signal, pass);
  const end = () => {
    for (const signal of passedOn) process.off(signal, pass);
  };
  child.once('error', () => {
    end();
    otherwise();
  });
  child.once('exit', (code, signal) => {
    end();
    process.exitCode = code ?? 2;
    if (signal !== null) process.kill(process.pid, signal);
  });
}
