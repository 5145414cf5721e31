import {
  ErrorCodes,
  Message,
  type MessageReader,
  type MessageWriter,
  type RequestMessage,
} from 'vscode-languageserver/node';

/** The error response that the protocol requires for a refused request. */
interface Refusal {
  readonly code: number;
  readonly message: string;
}

const notInitialized: Refusal = {
  code: ErrorCodes.ServerNotInitialized,
  message: 'The server is not initialized: `initialize` comes first.',
};
const alreadyInitialized: Refusal = {
  code: ErrorCodes.InvalidRequest,
  message: 'The server is initialized: `initialize` comes once.',
};
const afterShutdown: Refusal = {
  code: ErrorCodes.InvalidRequest,
  message: 'The server was shut down: only `exit` can follow.',
};

/** Wraps a reader to enforce the order of the protocol: requests outside of it are refused. */
export function withLifecycleChecks(reader: MessageReader, writer: MessageWriter): MessageReader {
  let phase: 'before' | 'serving' | 'after' = 'before';
  const refusalOf = ({ method }: RequestMessage): Refusal | undefined => {
    if (phase === 'after') return afterShutdown;
    if (method === 'initialize') return phase === 'before' ? undefined : alreadyInitialized;
    return phase === 'before' ? notInitialized : undefined;
  };
  const isTaken = (message: Message): boolean => {
    // Of the notifications, only `exit` is accepted at any time.
    if (Message.isNotification(message)) return phase === 'serving' || message.method === 'exit';
    if (!Message.isRequest(message)) return true;
    const error = refusalOf(message);
    if (error !== undefined) {
      writer.write({ jsonrpc: '2.0', id: message.id, error } as Message).catch(() => {});
      return false;
    }
    if (message.method === 'initialize') phase = 'serving';
    if (message.method === 'shutdown') phase = 'after';
    return true;
  };
  return {
    onError: reader.onError,
    onClose: reader.onClose,
    onPartialMessage: reader.onPartialMessage,
    dispose: () => reader.dispose(),
    listen: (take) =>
      reader.listen((message) => {
        if (isTaken(message)) take(message);
      }),
  };
}
