import { builtIn } from '../../../run/built-in.ts';
import { oneOf } from '../../../run/options/option-table.ts';
import type { RunCommand } from '../../command.ts';
import { bash } from './bash.ts';
import { fish } from './fish.ts';
import type { options } from './options.ts';
import { vocabularyFor } from './vocabulary.ts';
import { zsh } from './zsh.ts';

const shells = { bash, zsh, fish };
// Every key is a name: the list is closed, but types of keys are open.
const names = Object.keys(shells) as (keyof typeof shells)[];

export const run: RunCommand<typeof options> = async ({ operands: [shell = ''], io, commands }) => {
  io.stdout.write(shells[oneOf('shell', names)(shell)](vocabularyFor(commands, names, await builtIn())));
  return 0;
};
