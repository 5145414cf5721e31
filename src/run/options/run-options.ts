import type { Form } from '../../../schemas/integration.ts';
import type { Setting } from '../../../schemas/settings.ts';

/** The file that a baseline is written to if nothing names one. */
export const defaultBaseline = 'hublint.baseline.json';

/** The forms that a manifest can have. */
export const forms: readonly Form[] = ['record', 'definition'];

/** The options of a run, named as on the command line. Absent ones have their defaults. */
export interface RunOptions {
  /** A configuration file to use instead of those that are found; false: none. */
  readonly config?: string | false;
  /** A preset to start from instead of those that the configuration extends. */
  readonly preset?: string;
  /** Settings by rule, which override all others. */
  readonly rules?: Readonly<Record<string, Setting>>;
  /** The form that manifests are checked as, instead of the detected one. */
  readonly as?: Form;
  /** False: comments do not suppress findings. */
  readonly inline?: boolean;
  /** The file of inherited findings, instead of the configuration's; false: none is read, as when one is to be written. */
  readonly baseline?: string | false;
  /** Only check manifests with a file that differs from this git revision. */
  readonly since?: string;
  /** Run definition modules, in a separate process, instead of reading them. */
  readonly load?: boolean;
  /** The hub's URL, instead of the environment variable `HUBLINT_HUB_URL`. */
  readonly hubUrl?: string;
}
