import { rules } from '../../rules/index.ts';
import { about } from '../about.ts';
import { registryOf } from '../engine/registry.ts';
import type { SessionOptions } from '../host/session.ts';
import type { Io } from './io.ts';
import type { Values } from './options/table.ts';
import { say } from './say.ts';

/** What the options say about a session. */
export function sessionOptions(values: Values, io: Io): SessionOptions {
  const { cwd, stdin } = io;
  const { config, preset, rule, as, inline, baseline, since, load, 'stdin-filename': stdinFilename } = values;
  return {
    cwd,
    stdin,
    registry: registryOf(rules),
    homepage: about.homepage,
    notice: (text) => say(io.stderr, text),
    ...(typeof config === 'string' && { configFile: config }),
    ...(config === false && { noConfig: true }),
    ...(preset !== undefined && { preset }),
    ...(rule && { rules: Object.fromEntries(rule) }),
    ...(as && { form: as }),
    ...(inline === false && { inline }),
    ...(baseline !== undefined && { baseline }),
    ...(since !== undefined && { since }),
    ...(load && { load }),
    ...(stdinFilename !== undefined && { stdinFilename }),
  };
}
