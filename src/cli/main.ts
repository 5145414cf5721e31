import { commands } from './commands/all.ts';
import type { Io } from './io.ts';
import { checkMistypedCommand } from './mistyped.ts';
import { type CommandRequest, parse } from './parse.ts';
import { lookOf } from './terminal.ts';
import { writeFailure } from './write-failure.ts';

/** The command line. Returns the exit code: 0 for nothing found, 1 for findings, 2 if it could not do its job. Never throws. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let request: CommandRequest | undefined;
  try {
    request = parse(argv);
    return await runCommand(request, io);
  } catch (error) {
    await writeFailure(error, io, request?.values.color);
    return 2;
  }
}

async function runCommand({ command, named, operands, values }: CommandRequest, io: Io): Promise<number> {
  const isAbout = values.version === true || values.help === true;
  if (!named) checkMistypedCommand(operands, { cwd: () => io.cwd, isAbout });
  if (isAbout) {
    const { commandHelp, generalHelp, versionText } = await import('./help.ts');
    const look = lookOf(io.stdout, io, values.color);
    io.stdout.write(values.version ? versionText : named ? commandHelp(command, look) : generalHelp(look));
    return 0;
  }
  const { run } = await command.load();
  return run({ operands, values, io, commands });
}
