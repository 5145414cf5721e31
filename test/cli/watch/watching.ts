import { setTimeout } from 'node:timers/promises';
import { main } from '../../../src/cli/main.ts';

interface Looks {
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** A key pressed before anything is shown. */
  readonly pressed?: string;
}

/** A user who watches a folder. */
export class Watching {
  readonly code: Promise<number>;
  readonly #written = { stdout: '', stderr: '' };
  #press = (_: string) => {};
  #isReleased = false;

  constructor(cwd: string, args = '', { isTTY = false, columns = 100, pressed: first }: Looks = {}) {
    const output = (name: keyof typeof this.written) => ({
      write: (text: string) => {
        this.#written[name] += text;
      },
      writable: true,
      isTTY,
      columns,
    });
    const keyboard = (pressed: (key: string) => void) => {
      this.#press = pressed;
      if (first !== undefined) pressed(first);
      return () => {
        this.#isReleased = true;
      };
    };
    this.code = main(['--watch', ...args.split(' ').filter((word) => word !== '')], {
      stdout: output('stdout'),
      stderr: output('stderr'),
      stdin: async () => Buffer.alloc(0),
      cwd,
      env: {},
      keyboard,
    });
  }

  get written() {
    return this.#written;
  }

  /** Whether the keyboard was released. */
  get isReleased(): boolean {
    return this.#isReleased;
  }

  press(key: string): void {
    this.#press(key);
  }

  /** Returns the output since the last call, once it ends with a status line; without durations and times. */
  async shown(
    milliseconds = 20_000,
  ): Promise<{ readonly report: string; readonly status: string; readonly said: string }> {
    const end = Date.now() + milliseconds;
    while (!/^\d\d:\d\d:\d\d · .*\n$/m.test(this.#written.stderr)) {
      if (Date.now() > end) throw new Error(`Nothing is shown, but: ${JSON.stringify(this.#written)}`);
      await setTimeout(10);
    }
    const report = this.#written.stdout;
    const lines = this.#written.stderr.trimEnd().split('\n');
    Object.assign(this.#written, { stdout: '', stderr: '' });
    const status = (lines.pop() ?? '').replace(/^\d\d:\d\d:\d\d · /, '').replace(/ in [\d.]+ m?s/, '');
    return { report, status, said: lines.join('\n') };
  }

  /** Returns the status after an action. */
  async after(work: () => void): Promise<string> {
    work();
    return (await this.shown()).status;
  }

  /** Whether nothing is shown for a while. */
  async isQuiet(): Promise<boolean> {
    await setTimeout(500);
    return this.#written.stdout === '' && this.#written.stderr === '';
  }

  /** Quits. Returns the exit code. */
  async leave(): Promise<number> {
    this.press('q');
    return this.code;
  }
}
