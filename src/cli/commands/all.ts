import type { Command } from '../command.ts';
import { compare } from './compare/command.ts';
import { completion } from './completion/command.ts';
import { config } from './config/command.ts';
import { data } from './data/command.ts';
import { explain } from './explain/command.ts';
import { init } from './init/command.ts';
import { lint } from './lint/command.ts';
import { lsp } from './lsp/command.ts';
import { preflight } from './preflight/command.ts';
import { print } from './print/command.ts';
import { review } from './review/command.ts';
import { rules } from './rules/command.ts';

/** Every command, in the order in which help lists them; the first is the default. */
export const commands: readonly [Command, ...Command[]] = [
  lint,
  compare,
  review,
  data,
  preflight,
  rules,
  explain,
  print,
  config,
  init,
  lsp,
  completion,
];

export const [defaultCommand] = commands;

export const commandNamed = (name: string): Command | undefined => commands.find((command) => command.name === name);
