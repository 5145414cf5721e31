import type { Connection } from 'vscode-languageserver';
import { about } from '../about.ts';
import { KnownError } from '../engine/known-error.ts';
import { visible } from '../report/escape/visible.ts';
import { Cancelled } from './root.ts';

/** Tells the editor what goes wrong, each thing once until something else does; the server goes on. */
export class Troubles {
  readonly #connection: Pick<Connection, 'window' | 'console'>;
  #told = '';

  constructor(connection: Pick<Connection, 'window' | 'console'>) {
    this.#connection = connection;
  }

  /** A known error is shown to the user; a bug is written to the editor's log with all that helps to fix it. */
  readonly take = (error: unknown): void => {
    if (error instanceof Cancelled) return;
    const { window, console } = this.#connection;
    if (!(error instanceof KnownError)) {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(`This is a bug in ${about.name} ${about.version}; please report it: ${about.bugs}\n${trace}`);
      return;
    }
    const { message, hint } = error.complaint;
    const text = visible([message, hint].filter((part) => part !== undefined).join(' '));
    if (text === this.#told) return;
    this.#told = text;
    window.showErrorMessage(`${about.name}: ${text}`);
  };

  /** What a run cannot do. */
  readonly note = (text: string): void => this.#connection.console.warn(visible(text));

  /** What the work gives; something else where it fails. */
  async orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.take(error);
      return otherwise;
    }
  }
}
