import {
  type CodeActionParams,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ParsedFiles } from '../document/module/syntax/parsed-files.ts';
import { visible } from '../report/escape/visible.ts';
import { actionsAt, resolveAction } from './actions/actions.ts';
import { explain, explainCommand } from './actions/explain.ts';
import { type ClientAbilities, clientOf, watchers } from './capabilities.ts';
import { completionsAt, registryOfFile } from './completion/completion.ts';
import { documented } from './completion/names.ts';
import { ClientConnection } from './editor/client-connection.ts';
import { EditorErrors } from './editor/editor-errors.ts';
import { OpenFiles } from './editor/open-files.ts';
import { Publisher } from './editor/publisher.ts';
import { pathIn, pathOf } from './editor/uri.ts';
import { hoverAt } from './hover.ts';
import { compareCommand, Lenses } from './lens/lenses.ts';
import { Checker } from './manifests/checker.ts';
import { collectGarbageSoon } from './manifests/garbage-collection.ts';
import type { EditorManifest } from './manifests/manifest.ts';
import { Manifests } from './manifests/manifests.ts';
import { reportedChangesOf } from './manifests/reported-changes.ts';
import { foldersOf, Roots } from './manifests/roots.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Connects the messages of an editor to its manifests. */
export class Server {
  readonly #connection: Connection;
  readonly #client: ClientAbilities;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #open = new OpenFiles();
  readonly #outlet: ClientConnection;
  readonly #errors: EditorErrors;
  readonly #checker: Checker;
  readonly #roots: Roots;
  readonly #manifests: Manifests;
  readonly #lenses: Lenses;

  constructor(connection: Connection, params: InitializeParams, env: Env) {
    this.#connection = connection;
    this.#client = clientOf(params.capabilities);
    this.#outlet = new ClientConnection(connection);
    this.#errors = new EditorErrors(this.#outlet);
    const publisher = new Publisher(this.#open, this.#outlet.publish);
    this.#checker = this.#checkerFor(publisher);
    const { isStale } = this.#checker;
    const noCode = params.initializationOptions?.noCode === true ? untrusted : undefined;
    const setting = {
      env,
      isStale,
      parsed: new ParsedFiles(),
      notice: (text: string) => this.#outlet.log(visible(text)),
      ...(noCode !== undefined && { noCode }),
    };
    this.#roots = new Roots(foldersOf(params), setting);
    const dropped = (manifest: EditorManifest) => {
      publisher.clear(manifest);
      this.#errors.resolved(manifest);
    };
    this.#manifests = new Manifests({ open: this.#open, roots: this.#roots, checker: this.#checker, dropped });
    this.#lenses = new Lenses({
      open: this.#open,
      manifests: () => this.#manifests.all,
      settled: () => this.#checker.settled(),
      refresh: () => this.#client.canRefresh && this.#outlet.refreshLenses(),
      log: setting.notice,
      ...(noCode !== undefined && { noCode }),
    });
  }

  #checkerFor(publisher: Publisher): Checker {
    return new Checker({
      overlay: ({ root }) => this.#open.overlay(root.folder),
      done: (manifest) => {
        publisher.publish(manifest);
        this.#errors.resolved(manifest);
        this.#lenses.checked();
        collectGarbageSoon();
      },
      failed: this.#errors.failed,
      idle: () => this.#manifests.areKnown && this.#errors.over(),
    });
  }

  listen(): void {
    this.#listenToFiles();
    this.#answerActions();
    this.#answerQuestions();
    this.#connection.onInitialized(() => this.#attempt(this.#register()));
    this.#documents.listen(this.#connection);
  }

  /** Cancels all pending work. */
  stop(): void {
    this.#checker.stop();
  }

  #listenToFiles(): void {
    const documents = this.#documents;
    documents.onDidChangeContent(({ document }) => {
      const path = this.#open.put(document);
      if (path !== undefined) this.#attempt(this.#manifests.changed(path));
    });
    documents.onDidClose(({ document }) => {
      const path = this.#open.close(document);
      if (path !== undefined) this.#manifests.closed(path);
    });
    documents.onDidSave(({ document }) => {
      const path = pathOf(document.uri);
      if (path !== undefined) this.#attempt(this.#manifests.written([path], { isStructural: false }));
    });
    this.#connection.onDidChangeWatchedFiles(({ changes }) => {
      const { paths, isStructural } = reportedChangesOf(changes, this.#roots);
      if (paths.length > 0) this.#attempt(this.#manifests.written(paths, { isStructural }));
    });
  }

  /** Registers the handlers of code actions and commands. */
  #answerActions(): void {
    const connection = this.#connection;
    connection.onCodeAction(async (params: CodeActionParams, token) => {
      const path = pathIn(params);
      await this.#manifests.settled(path);
      if (token.isCancellationRequested) return [];
      const options = { ...this.#client, open: this.#open, isCancelled: () => token.isCancellationRequested };
      return this.#errors.orElse([], () => actionsAt(this.#manifests.all, path, params, options));
    });
    connection.onCodeActionResolve(async (action) => {
      await this.#checker.settled();
      const editor = { ...this.#client, open: this.#open };
      return this.#errors.orElse(action, () => resolveAction(action, this.#manifests.all, editor));
    });
    connection.onExecuteCommand(async ({ command, arguments: given = [] }) => {
      if (command === compareCommand) this.#outlet.show(this.#lenses.report(given[0]));
      if (command !== explainCommand) return;
      const viewer = { browse: (address: string) => this.#browse(address), show: this.#outlet.show };
      await explain(given, this.#manifests.all, viewer);
    });
  }

  /** Registers the handlers of requests about a position or a whole text. */
  #answerQuestions(): void {
    const connection = this.#connection;
    connection.onCodeLens(async (params, token) => {
      const path = pathIn(params);
      await this.#manifests.settled(path);
      return this.#errors.orElse([], () => this.#lenses.at(path, token));
    });
    connection.onCodeLensResolve((lens, token) => this.#errors.orElse(lens, () => this.#lenses.resolve(lens, token)));
    connection.onHover(async (params) => {
      const path = pathIn(params);
      await this.#manifests.settled(path);
      return hoverAt(this.#manifests.all, path, params.position, this.#client.hoverMarkup) ?? null;
    });
    connection.onCompletion(async (params) => {
      const path = pathIn(params);
      const document = this.#open.at(path);
      if (document === undefined) return [];
      const known = { root: this.#roots.of(path), manifests: this.#manifests.all };
      return this.#errors.orElse([], () => completionsAt(path, document, params.position, known));
    });
    connection.onCompletionResolve(async (item) => {
      const { rule, path } = Object(item.data);
      if (typeof rule !== 'string' || typeof path !== 'string') return item;
      return documented(item, rule, await registryOfFile(path, this.#roots.of(path)), this.#client.completionMarkup);
    });
  }

  async #browse(uri: string): Promise<boolean> {
    return this.#client.canShow && (await this.#connection.window.showDocument({ uri, external: true })).success;
  }

  /** Registers for changes outside of the open files. */
  async #register(): Promise<void> {
    const { client, workspace } = this.#connection;
    if (this.#client.hasFolders) {
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const paths = (folders: typeof added) => folders.flatMap(({ uri }) => pathOf(uri) ?? []);
        this.#roots.change(paths(added), paths(removed));
        this.#attempt(this.#manifests.reopen());
      });
    }
    if (!this.#client.canWatch) return;
    await client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  /** Reports errors of the work; the server goes on. */
  #attempt(work: Promise<void>): void {
    void work.catch(this.#errors.take);
  }
}

const untrusted = 'The editor asks that no code of the project is run';
