import { main } from '../../src/cli/main.ts';

export { folderWith } from '../host/folder.ts';

/** The output of a command, as a user sees it. */
export interface Seen {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Runs a command line in a folder. A string is split into arguments at spaces. */
export async function hublint(cwd: string, args: string | readonly string[], around: Surroundings = {}): Promise<Seen> {
  const { stdin = '', env = {}, isTTY = false, columns } = around;
  const written = { stdout: '', stderr: '' };
  const output = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
    writable: true,
    isTTY,
    ...(columns !== undefined && { columns }),
  });
  const argv = (typeof args === 'string' ? args.split(' ') : args).filter((word) => word !== '');
  const given = typeof stdin === 'string' ? Buffer.from(stdin) : stdin;
  const io = { stdout: output('stdout'), stderr: output('stderr'), stdin: async () => given, cwd, env };
  return { code: await main(argv, io), ...written };
}
