import {
  CodeLensRefreshRequest,
  type Connection,
  LogMessageNotification,
  MessageType,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
} from 'vscode-languageserver';

/** Sends notifications and requests from the server to the editor. Ignores an editor that is gone. */
export class ClientConnection {
  readonly #connection: Pick<Connection, 'sendNotification' | 'sendRequest'>;

  constructor(connection: Pick<Connection, 'sendNotification' | 'sendRequest'>) {
    this.#connection = connection;
  }

  readonly publish = (params: PublishDiagnosticsParams): void =>
    this.#send(() => this.#connection.sendNotification(PublishDiagnosticsNotification.type, params));

  /** Shows a message that needs no answer. */
  readonly show = (message: string, type: MessageType = MessageType.Info): void =>
    this.#send(() => this.#connection.sendNotification(ShowMessageNotification.type, { type, message }));

  /** Writes to the editor's log. */
  readonly log = (message: string, type: MessageType = MessageType.Warning): void =>
    this.#send(() => this.#connection.sendNotification(LogMessageNotification.type, { type, message }));

  /** Makes the editor request its code lenses again. */
  readonly refreshLenses = (): void => this.#send(() => this.#connection.sendRequest(CodeLensRefreshRequest.type));

  #send(send: () => Promise<void>): void {
    try {
      send().catch(() => {});
    } catch {
      // The editor has closed its end of the connection.
    }
  }
}
