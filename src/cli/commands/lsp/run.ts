import process from 'node:process';
import { Writable } from 'node:stream';
import type { RunCommand } from '../../command.ts';
import type { options } from './options.ts';

/** Milliseconds for a process to end by itself. */
const pause = 500;

export const run: RunCommand<typeof options> = async ({ io }) => {
  // The library would look for the editor's process for ever, and keep this one from ending by itself.
  process.argv = process.argv.filter((word) => !word.startsWith('--clientProcessId'));
  const { serve } = await import('../../../lsp/serve.ts');
  const code = await serve({ input: process.stdin, output: ownOutput(), env: io.env });
  // What a configuration or a plugin has left open would keep the process for ever. Nobody reads it any more.
  setTimeout(() => process.exit(), pause).unref();
  return code;
};

/** Standard output for the protocol alone: what a configuration or a plugin prints goes to standard error. */
function ownOutput(): Writable {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  const output = new Writable({ write: (chunk: Buffer, _, done) => void write(chunk, done) });
  stdout.on('error', (error) => output.destroy(error));
  stdout.write = stderr.write.bind(stderr);
  return output;
}
