import type { Readable, Writable } from 'node:stream';
import { createConnection } from 'vscode-languageserver';
import {
  createProtocolConnection,
  type InitializeParams,
  type InitializeResult,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { capabilitiesFor } from './capabilities.ts';
import { onExit } from './editor/editor-process.ts';
import { withLifecycleChecks } from './lifecycle.ts';
import { Server } from './server.ts';

export interface ServeOptions {
  readonly input: Readable;
  /** Reserved for the protocol: nothing else may write to it. */
  readonly output: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Serves one editor until it sends `exit` or disappears. Returns the exit code: 0 if it sent `shutdown` before. */
export async function serve({ input, output, env }: ServeOptions): Promise<number> {
  const over = new AbortController();
  let end = (_code: number) => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  // The library's own watchdog would call `process.exit`, and cut pending output.
  const watchDog = {
    shutdownReceived: false,
    initialize: ({ processId }: InitializeParams) => onExit(processId, left, over.signal),
    exit: (code: number) => end(code),
  };
  const left = () => end(watchDog.shutdownReceived ? 0 : 1);
  input.on('end', left).on('close', left).on('error', left);
  output.on('error', left);
  const writer = new StreamMessageWriter(output);
  const stream = new StreamMessageReader(input);
  // Its timer for the rest of a message would keep running after the editor is gone, and keep the process alive.
  stream.partialMessageTimeout = 0;
  const reader = withLifecycleChecks(stream, writer);
  const connection = createConnection((logger) => createProtocolConnection(reader, writer, logger), watchDog);
  let server: Server | undefined;
  connection.onInitialize((params: InitializeParams): InitializeResult => {
    server = new Server(connection, params, env);
    server.listen();
    return capabilitiesFor();
  });
  connection.listen();
  const code = await ended;
  over.abort();
  server?.stop();
  input.destroy();
  return code;
}
