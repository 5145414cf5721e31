import { PassThrough, type Readable, type Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import {
  type ClientCapabilities,
  type CodeAction,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serve } from '../../src/lsp/serve.ts';

/** The client's ends of a connection to a server. */
export interface Line {
  readonly input: Readable;
  readonly output: Writable;
  readonly exited: Promise<number | null>;
}

const lines: Line[] = [];

afterEach(async () => {
  for (const { output, exited } of lines.splice(0)) {
    output.end();
    await exited;
  }
});

/** Starts a server in this process, which is fast. */
function serverHere(): Line {
  const [input, output] = [new PassThrough(), new PassThrough()];
  return { input, output, exited: serve({ input: output, output: input, env: {} }) };
}

/** An editor that uses the server. */
export class Client {
  readonly connection: ProtocolConnection;
  readonly exited: Promise<number | null>;
  readonly messages: string[] = [];
  readonly published = new Map<string, PublishDiagnosticsParams>();
  readonly #folder: string;
  readonly #versions = new Map<string, number>();
  #count = 0;

  constructor(folder: string, line = serverHere()) {
    const { input, output, exited } = line;
    this.#folder = folder;
    this.exited = exited;
    this.connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output));
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.set(params.uri, params);
      this.#count += 1;
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => void this.messages.push(message));
    this.connection.listen();
    lines.push(line);
  }

  uri = (file: string): string => (/^[a-z]+:/.test(file) ? file : pathToFileURL(`${this.#folder}/${file}`).href);

  async start(capabilities: ClientCapabilities = {}, initializationOptions: object = {}): Promise<this> {
    const uri = pathToFileURL(this.#folder).href;
    const workspaceFolders = [{ uri, name: 'workspace' }];
    const params = { processId: process.pid, rootUri: uri, capabilities, workspaceFolders, initializationOptions };
    await this.connection.sendRequest(InitializeRequest.type, params);
    await this.connection.sendNotification(InitializedNotification.type, {});
    return this;
  }

  async open(file: string, content: string, languageId = 'typescript'): Promise<void> {
    const uri = this.uri(file);
    this.#versions.set(uri, 1);
    const textDocument = { uri, languageId, version: 1, text: content };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Replaces the whole text of a document. */
  async change(file: string, content: string): Promise<void> {
    const uri = this.uri(file);
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    const contentChanges = [{ text: content }];
    const textDocument = { uri, version };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  async close(file: string): Promise<void> {
    const textDocument = { uri: this.uri(file) };
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  }

  async save(file: string): Promise<void> {
    const textDocument = { uri: this.uri(file) };
    await this.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument });
  }

  /** Sends events for files that another program created (1), changed (2) or deleted (3). */
  async watched(...files: readonly (readonly [file: string, type: 1 | 2 | 3])[]): Promise<void> {
    const changes = files.map(([file, type]) => ({ uri: this.uri(file), type }));
    await this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  }

  /** Returns what the editor shows in a file. */
  shown = (file: string): readonly string[] =>
    (this.published.get(this.uri(file))?.diagnostics ?? []).map(
      ({ code, range: { start } }) => `${start.line + 1}:${start.character + 1} ${code}`,
    );

  diagnostics = (file: string): readonly Diagnostic[] => this.published.get(this.uri(file))?.diagnostics ?? [];

  /** Returns everything that the editor shows. */
  all = (): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      [...this.published.keys()]
        .sort()
        .map((uri) => [uri.replace(`${pathToFileURL(this.#folder).href}/`, ''), this.shown(uri)] as const)
        .filter(([, shown]) => shown.length > 0),
    );

  /** Waits until the effects are visible. */
  async until(holds: () => boolean, milliseconds = 20_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`It is not shown: ${JSON.stringify(this.all(), null, 2)}`);
      await setTimeout(5);
    }
  }

  /** Waits until no more notifications arrive. */
  async quiet(): Promise<void> {
    for (let before = -1; before !== this.#count; await setTimeout(300)) before = this.#count;
  }

  /** Returns the code actions for a line, or for a column of it. */
  async actions(file: string, line: number, only?: readonly string[], column?: number): Promise<readonly CodeAction[]> {
    const at = { line: line - 1, character: column === undefined ? 0 : column - 1 };
    const range = { start: at, end: column === undefined ? { ...at, character: 1000 } : at };
    const context = { diagnostics: [], ...(only && { only }) };
    return this.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: this.uri(file) },
      range,
      context,
    });
  }

  ask<T>(method: string, file: string, position: { line: number; character: number }): Promise<T> {
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(file) }, position });
  }

  /** Ends the session like an editor. Returns the exit code. */
  async end(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return this.exited;
  }
}
