import { afterAll, beforeAll } from 'vitest';
import { folderWith, hublint, type Seen } from '../../cli/terminal.ts';
import { type HubSettings, startHub, type TestHub } from '../../hub/server.ts';

export const token = 'bp_pat_q7Zr/pWn+4x9TbLsYk2u';

/** Runs a test hub for the tests of a file. */
export function hubForTests(more: () => Partial<HubSettings> = () => ({})) {
  let hub: TestHub | undefined;
  beforeAll(async () => {
    hub = await startHub({ token, ...more() });
  });
  afterAll(() => hub?.close());
  const started = (): TestHub => {
    if (hub === undefined) throw new Error('The hub has not been started.');
    return hub;
  };
  const env = () => ({ HUBLINT_HUB_URL: started().url, HUBLINT_TOKEN: token });
  return {
    hub: started,
    env,
    /** Runs a command line with the hub in its environment. */
    run: (args: string | readonly string[], { cwd = folderWith({}), more = {} }: Running = {}): Promise<Seen> =>
      hublint(cwd, args, { env: { ...env(), ...more } }),
  };
}

interface Running {
  readonly cwd?: string;
  readonly more?: Readonly<Record<string, string>>;
}
