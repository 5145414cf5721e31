import process from 'node:process';
import { Writable } from 'node:stream';
import type { RunCommand } from '../../command.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ io }) => {
  // The library would poll the editor's process forever, and keep this one from exiting by itself.
  process.argv = process.argv.filter((word) => !word.startsWith('--clientProcessId'));
  const { serve } = await import('../../../lsp/serve.ts');
  return serve({ input: process.stdin, output: protocolOutput(), env: io.env });
};

/** Standard output is reserved for the protocol: what a configuration or a plugin prints goes to standard error. */
function protocolOutput(): Writable {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  const output = new Writable({ write: (chunk: Buffer, _, done) => void write(chunk, done) });
  stdout.on('error', (error) => output.destroy(error));
  stdout.write = stderr.write.bind(stderr);
  return output;
}
