import type { Form } from '../../../schemas/integration.ts';
import type { Setting } from '../../../schemas/settings.ts';

/** Where a baseline is written that nothing names. */
export const defaultBaseline = 'hublint.baseline.json';

/** What a manifest can be checked as. */
export const forms: readonly Form[] = ['record', 'definition'];

/** What a run is asked for, in the words of the command line. What is absent has its default. */
export interface RunOptions {
  /** A configuration file, instead of those that are found; false: none. */
  readonly config?: string | false;
  /** A preset to start from, instead of what the configuration extends. */
  readonly preset?: string;
  /** Settings by rule, which win over all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** What manifests are checked as, instead of what they look like. */
  readonly as?: Form;
  /** False: comments silence nothing. */
  readonly inline?: boolean;
  /** The file of inherited findings, instead of the configuration's; false: none is read, to write one. */
  readonly baseline?: string | false;
  /** Only manifests with a file that differs from this git revision. */
  readonly since?: string;
  /** Definition modules are run, in a separate process, instead of read. */
  readonly load?: boolean;
  /** The hub's address, instead of what the environment variable `HUBLINT_HUB_URL` says. */
  readonly hubUrl?: string;
}
