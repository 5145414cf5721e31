import process from 'node:process';
import { once } from '../data/once.ts';

/** What takes flags of V8. */
type Engine = Pick<typeof import('node:v8'), 'setFlagsFromString'>;

/**
 * `node:v8` brings all streams of Node along, a fifteenth of a short run, which writes without them. Up to Node 22 the function
 * can be had alone. That this way is deprecated is nothing to tell those who run hublint: where it is gone, or where a process
 * may not do as it likes, there is the module.
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

/** A flag of V8: as it is wanted, and as Node has it. */
export type EngineFlag = readonly [wanted: string, usual: string];

let flags: readonly EngineFlag[] = [];
let unsettled = 0;

const tell = (side: 0 | 1): void => engine().setFlagsFromString(flags.map((flag) => flag[side]).join(' '));

/** Tells V8 to heed these flags from now on, and no others than Node's own. */
export function setFlags(wanted: readonly EngineFlag[]): void {
  if (String(wanted) === String(flags)) return;
  tell(1);
  flags = wanted;
  if (unsettled === 0) tell(0);
}

/**
 * Has V8 heed Node's own flags until the returned function is called. Code that was compiled under other flags it does not
 * take: what is kept of hublint's, and what Node brings along for its own modules, of which `crypto` takes seven
 * milliseconds to compile, and what a thread begins with forty.
 */
export function underUsualFlags(): () => void {
  if (unsettled === 0) tell(1);
  unsettled += 1;
  return () => {
    unsettled -= 1;
    if (unsettled === 0) tell(0);
  };
}
