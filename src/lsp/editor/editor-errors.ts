import { MessageType } from 'vscode-languageserver';
import { about } from '../../about.ts';
import { KnownError } from '../../engine/known-error.ts';
import { visible } from '../../report/escape/visible.ts';
import type { EditorManifest } from '../manifests/manifest.ts';
import { Cancelled } from '../manifests/root.ts';
import type { ClientConnection } from './client-connection.ts';

/** Reports errors to the editor, each only once until another one occurs or all is well; the server goes on. */
export class EditorErrors {
  readonly #outlet: ClientConnection;
  #told = '';
  /** The manifests whose last check failed. */
  readonly #failed = new Set<EditorManifest>();

  constructor(outlet: ClientConnection) {
    this.#outlet = outlet;
  }

  /** A known error is shown to the user; a bug is written to the editor's log with all that helps to fix it. */
  readonly take = (error: unknown): void => {
    if (error instanceof Cancelled) return;
    if (!(error instanceof KnownError)) {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const headline = `This is a bug in ${about.name} ${about.version}; please report it: ${about.bugs}`;
      this.#outlet.log(`${headline}\n${trace}`, MessageType.Error);
      return;
    }
    const { message, hint } = error.complaint;
    const text = visible([message, hint].filter((part) => part !== undefined).join(' '));
    if (text === this.#told) return;
    this.#told = text;
    this.#outlet.show(`${about.name}: ${text}`, MessageType.Error);
  };

  readonly failed = (error: unknown, manifest: EditorManifest): void => {
    this.#failed.add(manifest);
    this.take(error);
  };

  /** Notes that a manifest was checked, or is no longer needed. */
  resolved(manifest: EditorManifest): void {
    this.#failed.delete(manifest);
  }

  /** Notes that nothing is left to check. If no check failed, an error that occurs again is reported again. */
  over(): void {
    if (this.#failed.size === 0) this.#told = '';
  }

  /** Returns the result of the work, or `otherwise` if it fails. */
  async orElse<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.take(error);
      return otherwise;
    }
  }
}
