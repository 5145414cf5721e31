import process from 'node:process';
import { start } from './start.ts';

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs this very program again, with options that Node only takes when it starts, and ends as that ends. Standard input and
 * output are the other's. Where it cannot be started, `otherwise` is done.
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
