import {
  CodeLensRefreshRequest,
  type Connection,
  LogMessageNotification,
  MessageType,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
} from 'vscode-languageserver';

/** What the server tells without being asked. An editor that is gone is told nothing. */
export class Outlet {
  readonly #connection: Pick<Connection, 'sendNotification' | 'sendRequest'>;

  constructor(connection: Pick<Connection, 'sendNotification' | 'sendRequest'>) {
    this.#connection = connection;
  }

  readonly publish = (params: PublishDiagnosticsParams): void =>
    this.#tell(() => this.#connection.sendNotification(PublishDiagnosticsNotification.type, params));

  /** Shows a message that asks for no answer. */
  readonly show = (message: string, type: MessageType = MessageType.Info): void =>
    this.#tell(() => this.#connection.sendNotification(ShowMessageNotification.type, { type, message }));

  /** Writes to the editor's log. */
  readonly log = (message: string, type: MessageType = MessageType.Warning): void =>
    this.#tell(() => this.#connection.sendNotification(LogMessageNotification.type, { type, message }));

  /** Has the editor ask for what stands above versions anew. */
  readonly refreshLenses = (): void => this.#tell(() => this.#connection.sendRequest(CodeLensRefreshRequest.type));

  #tell(send: () => Promise<void>): void {
    try {
      send().catch(() => {});
    } catch {
      // Its end of the connection is closed.
    }
  }
}
