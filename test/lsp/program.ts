import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Line } from './client.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What an editor is told to run, with what VS Code adds to that. */
export const command = [
  process.execPath,
  at('node_modules/jiti/lib/jiti-cli.mjs'),
  at('src/cli/start.ts'),
  'lsp',
  '--stdio',
  `--clientProcessId=${process.pid}`,
] as const;

/** What runs by its sources would keep its compiled code in the folder for temporary files. */
export const env = { ...process.env, JITI_FS_CACHE: 'false', NODE_DISABLE_COMPILE_CACHE: '1' };

/** The program, over its standard input and output. */
export function programIn(cwd: string): Line & { readonly complaints: Promise<string> } {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env });
  child.stdin.on('error', () => {});
  const exited = once(child, 'exit').then(([code]) => code);
  return { input: child.stdout, output: child.stdin, exited, complaints: text(child.stderr) };
}
