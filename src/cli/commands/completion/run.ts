import { keysOf } from '../../../data/objects.ts';
import { builtInRegistry } from '../../../run/built-in.ts';
import { oneOf } from '../../../run/options/option-table.ts';
import type { RunCommand } from '../../command.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import type { options } from './options.ts';
import { vocabularyFor } from './vocabulary.ts';
import { zsh } from './zsh.ts';

const shells = { bash, zsh, fish };
const names = keysOf(shells);

export const run: RunCommand<typeof options> = async ({ operands: [shell = ''], io, commands }) => {
  io.stdout.write(shells[oneOf('shell', names)(shell)](vocabularyFor(commands, names, await builtInRegistry())));
  return 0;
};
