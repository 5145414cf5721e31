import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../src/action/run.ts';
import { folderWith } from '../host/folder.ts';

export interface SteppedIn {
  readonly inputs: Readonly<Record<string, string>>;
  /** The files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a step from source, in the tests' own process, so that a server in the test can answer it meanwhile. */
export async function stepInProcess({ inputs, files = {}, event = 'push', env = {} }: SteppedIn) {
  const runner = folderWith({ summary: '', output: '', 'event.json': '{}' });
  const log: string[] = [];
  const code = await run({
    env: {
      GITHUB_WORKSPACE: folderWith(files),
      GITHUB_STEP_SUMMARY: join(runner, 'summary'),
      GITHUB_OUTPUT: join(runner, 'output'),
      GITHUB_EVENT_PATH: join(runner, 'event.json'),
      GITHUB_EVENT_NAME: event,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
    stdout: { write: (text: string) => log.push(text) },
  });
  return { code, said: `${log.join('')}\n${readFileSync(join(runner, 'summary'), 'utf8')}` };
}
