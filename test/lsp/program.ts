import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Line } from './client.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The command that an editor runs, with the argument that VS Code adds. */
export const command = [
  process.execPath,
  at('node_modules/jiti/lib/jiti-cli.mjs'),
  at('src/cli/start.ts'),
  'lsp',
  '--stdio',
  `--clientProcessId=${process.pid}`,
] as const;

/** Without jiti's cache and Node's compile cache, which would be left in the temporary folder. */
export const env = { ...process.env, JITI_FS_CACHE: 'false', NODE_DISABLE_COMPILE_CACHE: '1' };

/** Starts the program and connects to its stdin and stdout. */
export function programIn(cwd: string): Line & { readonly complaints: Promise<string> } {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env });
  child.stdin.on('error', () => {});
  const exited = once(child, 'exit').then(([code]) => code);
  return { input: child.stdout, output: child.stdin, exited, complaints: text(child.stderr) };
}
