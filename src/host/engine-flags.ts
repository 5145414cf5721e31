import process from 'node:process';
import { once } from '../data/once.ts';

/** The part of `node:v8` that sets flags. */
type Engine = Pick<typeof import('node:v8'), 'setFlagsFromString'>;

/**
 * `node:v8` loads all of Node's streams, a fifteenth of a short run, which writes without them. Up to Node 22 the
 * function is also available alone, through a deprecated API. Users need not see that warning. If the API is gone or
 * forbidden, the module is loaded.
 */
const engine = once((): Engine => {
  const { noDeprecation = false } = process;
  try {
    process.noDeprecation = true;
    const { setFlagsFromString } = (process as typeof process & { binding(name: string): Engine }).binding('v8');
    return { setFlagsFromString: setFlagsFromString.bind(undefined) };
  } catch {
    return process.getBuiltinModule('node:v8');
  } finally {
    process.noDeprecation = noDeprecation;
  }
});

/** A V8 flag: the value that hublint wants, and Node's default. */
export type EngineFlag = readonly [wanted: string, usual: string];

let flags: readonly EngineFlag[] = [];
let defaultFlagUsers = 0;

const applyFlags = (side: 0 | 1): void => engine().setFlagsFromString(flags.map((flag) => flag[side]).join(' '));

/** Makes V8 use these flags from now on, and Node's defaults for all others. */
export function setFlags(wanted: readonly EngineFlag[]): void {
  if (String(wanted) === String(flags)) return;
  applyFlags(1);
  flags = wanted;
  if (defaultFlagUsers === 0) applyFlags(0);
}

/**
 * Makes V8 use Node's default flags until the returned function is called. V8 rejects cached code that was compiled
 * under other flags: both hublint's own, and that which Node ships for its modules. Without it, `crypto` takes 7 ms to
 * compile, and the start of a thread 40 ms.
 */
export function withDefaultFlags(): () => void {
  if (defaultFlagUsers === 0) applyFlags(1);
  defaultFlagUsers += 1;
  return () => {
    defaultFlagUsers -= 1;
    if (defaultFlagUsers === 0) applyFlags(0);
  };
}
