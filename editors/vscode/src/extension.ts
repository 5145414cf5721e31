import { commands, type ExtensionContext, type LogOutputChannel, window, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { documentSelector } from './selector.ts';
import { serverOptions } from './server.ts';

let session: Session | undefined;

export async function activate({ extensionPath, subscriptions }: ExtensionContext): Promise<void> {
  const output = window.createOutputChannel('hublint', { log: true });
  const own = new Session(extensionPath, output);
  session = own;
  subscriptions.push(
    output,
    commands.registerCommand('hublint.restart', () => own.restart()),
    commands.registerCommand('hublint.showOutput', () => output.show()),
    workspace.onDidGrantWorkspaceTrust(() => own.restart()),
    workspace.onDidChangeConfiguration((event) => {
      if (['hublint.enable', 'hublint.path'].some((name) => event.affectsConfiguration(name))) return own.restart();
    }),
  );
  await own.restart();
}

export const deactivate = (): Promise<void> | undefined => session?.stop();

/** The one server of a window. */
class Session {
  readonly #extensionPath: string;
  readonly #output: LogOutputChannel;
  #client: LanguageClient | undefined;
  /** One thing is done after the other: what starts cannot be stopped. */
  #last: Promise<void> = Promise.resolve();

  constructor(extensionPath: string, output: LogOutputChannel) {
    this.#extensionPath = extensionPath;
    this.#output = output;
  }

  restart(): Promise<void> {
    return this.#next(async () => {
      await this.#end();
      await this.#start();
    });
  }

  stop(): Promise<void> {
    return this.#next(() => this.#end());
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch((error: unknown) => this.#complain(error));
    return this.#last;
  }

  async #start(): Promise<void> {
    const settings = workspace.getConfiguration('hublint');
    if (!settings.get('enable', true)) return;
    const options = serverOptions(this.#extensionPath, settings.get('path', ''));
    this.#client = new LanguageClient('hublint', 'hublint', options, {
      documentSelector,
      outputChannel: this.#output,
      // Of a workspace that is not trusted, nothing is run.
      initializationOptions: { noCode: !workspace.isTrusted },
    });
    // What keeps it from starting, the client itself tells.
    await this.#client.start().catch(() => {});
  }

  async #end(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    // One that did not start, or is gone, has nothing to stop.
    await client?.dispose().catch(() => {});
  }

  #complain(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#output.error(message);
    const show = 'Show Output';
    void window.showErrorMessage(`hublint does not run: ${message}`, show).then((chosen) => {
      if (chosen === show) this.#output.show();
    });
  }
}
