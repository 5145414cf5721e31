import process from 'node:process';
import { workingDirectory } from '../host/working-directory.ts';
import type { Io } from './io.ts';
import { main } from './main.ts';

/** Opened when it is needed, which takes time. A reader that goes away early (`hublint | head`) is no error. */
function stream(open: () => NodeJS.WriteStream): () => NodeJS.WriteStream {
  let opened: NodeJS.WriteStream | undefined;
  return () => {
    opened ??= open().once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
    return opened;
  };
}

const stdout = stream(() => process.stdout);
const stderr = stream(() => process.stderr);

const io: Io = {
  get stdout() {
    return stdout();
  },
  get stderr() {
    return stderr();
  },
  stdin: async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    return Buffer.concat(chunks);
  },
  get cwd() {
    return workingDirectory();
  },
  env: process.env,
};

// Exiting by itself, the process writes all that is still on its way into a pipe.
process.exitCode = await main(process.argv.slice(2), io);
