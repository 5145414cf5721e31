import type { CommandName } from '../commands/index.ts';
import { count, oneOf } from './read.ts';
import { defaultBaseline, formatRequest, forms, ruleSetting, thresholds } from './values.ts';

export interface OptionSpec {
  /** The commands that take it. */
  readonly of: readonly CommandName[] | 'all';
  readonly help: string;
  readonly short?: string;
  /** What its value is called in the help; without one it is a switch. */
  readonly value?: string;
  /** What it means without a value, for the commands where it may stand alone. */
  readonly alone?: { readonly [Name in CommandName]?: string };
  /** Reads the value. Throws a KnownError for one that means nothing. */
  readonly read?: (text: string) => unknown;
  /** Whether it may be given more than once. */
  readonly many?: true;
  /** The help of `--no-NAME`, where there is one. */
  readonly negation?: string;
}

const configured = ['lint', 'config'] as const;

/** Every option, in the order of the help. Parsing, help and did-you-mean follow from this table. */
export const options = {
  config: {
    of: configured,
    value: 'FILE',
    help: 'Use this configuration file, whatever else there is.',
    negation: 'Use no configuration file.',
  },
  preset: { of: [...configured, 'rules'], value: 'NAME', help: 'Start from this preset, not from what is configured.' },
  rule: {
    of: configured,
    value: 'ID=SEVERITY',
    read: ruleSetting,
    many: true,
    help: 'Set a rule to error, warn, info or off. Repeatable.',
  },
  as: {
    of: ['lint'],
    value: 'FORM',
    read: oneOf('form', forms),
    help: 'Check as a definition or as a record, whatever it looks like.',
  },
  'stdin-filename': {
    of: ['lint', 'print', 'config'],
    value: 'NAME',
    help: 'What to call standard input; its extension tells the syntax.',
  },
  format: {
    of: ['lint', 'rules', 'config'],
    value: 'NAME[=FILE]',
    read: formatRequest,
    many: true,
    help: 'Show, or write to a file, in this format. Repeatable.',
  },
  quiet: { of: ['lint'], help: 'Show errors only. Exit codes stay as they are.' },
  'fail-on': {
    of: ['lint'],
    value: 'SEVERITY',
    read: oneOf('threshold', thresholds),
    help: 'Exit with 1 from this severity on: error (default), warn, info, or never.',
  },
  'max-warnings': {
    of: ['lint'],
    value: 'N',
    read: count,
    help: 'Exit with 1 where there are more warnings than this.',
  },
  fix: { of: ['lint'], help: 'Mend what can be mended without changing what is meant.' },
  'fix-unsafe': { of: ['lint'], help: 'Mend also what an author should look at afterwards.' },
  'fix-dry-run': { of: ['lint'], help: 'Show as a diff what would be mended; write nothing.' },
  inline: {
    of: ['lint'],
    help: 'Heed suppression comments, as is the default.',
    negation: 'Heed no suppression comments.',
  },
  baseline: {
    of: ['lint', 'init'],
    value: 'FILE',
    alone: { init: defaultBaseline },
    help: 'The file of inherited findings, which are not reported.',
  },
  'update-baseline': { of: ['lint'], help: 'Record what is found now as inherited.' },
  since: { of: ['lint'], value: 'GITREV', help: 'Check only integrations that changed since this revision.' },
  load: {
    of: ['lint', 'print'],
    help: 'Run definition modules, in a process of their own, instead of reading them.',
  },
  timing: { of: ['lint'], help: 'Show on stderr where the time went.' },
  color: { of: 'all', help: 'Use colours, also where there is no terminal.', negation: 'Use no colours.' },
  help: { of: 'all', short: 'h', help: 'Show help; after a command, that of the command.' },
  version: { of: 'all', short: 'v', help: 'Show the version.' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

type Table = typeof options;
export type OptionName = keyof Table;

type Read<O> = O extends { readonly read: (text: string) => infer T }
  ? T
  : O extends { readonly value: string }
    ? string
    : true;
type Given<O> = O extends { readonly many: true } ? readonly Read<O>[] : Read<O>;
type Denied<O> = O extends { readonly negation: string } ? false : never;

/** What was given on the command line, each option read. */
export type Values = { readonly [Name in OptionName]?: Given<Table[Name]> | Denied<Table[Name]> };

export const specOf = (name: OptionName): OptionSpec => options[name];

/** The options of a command. */
export const optionsOf = (command: CommandName): readonly OptionName[] =>
  (Object.keys(options) as OptionName[]).filter((name) => {
    const { of } = specOf(name);
    return of === 'all' || of.includes(command);
  });
