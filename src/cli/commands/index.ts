import type { Command } from '../command.ts';

export interface CommandEntry {
  /** What stands after its name. */
  readonly operands: string;
  /** How many of them, at least and at most. */
  readonly takes: readonly [number, number];
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. A command's code is only read when it is asked for. */
export const commands = {
  lint: {
    operands: '[TARGET…]',
    takes: [0, Infinity],
    summary: 'Find what is wrong in manifests. The default.',
    // In the bundle's first file: what nearly every run needs is not worth a file of its own.
    load: () => import(/* webpackMode: "eager" */ './lint.ts'),
  },
  rules: { operands: '', takes: [0, 0], summary: 'List the rules.', load: () => import('./rules.ts') },
  explain: { operands: 'RULE', takes: [1, 1], summary: 'Show the page of a rule.', load: () => import('./explain.ts') },
  print: {
    operands: 'TARGET',
    takes: [1, 1],
    summary: 'Print a manifest as JSON, as it was read.',
    load: () => import('./print.ts'),
  },
  config: {
    operands: '[TARGET]',
    takes: [0, 1],
    summary: 'Show what is configured, and where each part comes from.',
    load: () => import('./config.ts'),
  },
  init: {
    operands: '',
    takes: [0, 0],
    summary: 'Set hublint up: write a configuration and a workflow.',
    load: () => import('./init.ts'),
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;

export type CommandName = keyof typeof commands;

export const defaultCommand: CommandName = 'lint';

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);
