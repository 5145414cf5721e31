import { parseArgs } from 'node:util';
import { closest } from '../data/closest.ts';
import { listed } from '../data/listed.ts';
import { ownOf } from '../data/objects.ts';
import { unknownName } from '../engine/config/unknown-name.ts';
import { KnownError } from '../engine/known-error.ts';
import type { OptionSpec, OptionTable } from '../run/options/option-table.ts';
import type { Command, Invocation } from './command.ts';
import { commandNamed, commands, defaultCommand } from './commands/all.ts';
import { globalOptions } from './global-options.ts';

/** The command to run, with its operands and option values. */
export interface CommandRequest {
  readonly command: Command;
  /** Whether the command was named; otherwise it is the default. */
  readonly named: boolean;
  readonly operands: readonly string[];
  readonly values: Invocation['values'];
}

type Tokens = ReturnType<typeof readTokens>;
type OptionToken = Extract<Tokens[number], { kind: 'option' }>;

/** @throws KnownError for arguments that the command does not take. */
export function parse(argv: readonly string[]): CommandRequest {
  const tokens = tokensOf(argv);
  const operands = tokens.filter((token) => token.kind === 'positional');
  const end = tokens.find((token) => token.kind === 'option-terminator')?.index ?? argv.length;
  const [first] = operands;
  const word = first !== undefined && first.index < end ? first.value : undefined;
  const words = operands.map(({ value }) => value);
  const valuesFor = (command: Command) => valuesOf(tokens, command, argv);
  if (word === 'help') {
    const helpRequest = helpOn(words.slice(1));
    return { ...helpRequest, values: Object.assign(valuesFor(helpRequest.command), { help: true as const }) };
  }
  const namedCommand = word === undefined ? undefined : commandNamed(word);
  const named = namedCommand !== undefined;
  const command = namedCommand ?? defaultCommand;
  const request = { command, named, operands: words.slice(named ? 1 : 0), values: valuesFor(command) };
  if (!request.values.help && !request.values.version) checkOperands(request);
  return request;
}

/** `help COMMAND`, as in other tools: the same as `COMMAND --help`. */
function helpOn([name, extra]: readonly string[]): Omit<CommandRequest, 'values'> {
  const command = name === undefined ? undefined : commandNamed(name);
  if (name !== undefined && command === undefined)
    throw unknownName(
      'command',
      name,
      commands.map((command) => command.name),
    );
  if (extra !== undefined) {
    throw new KnownError({ message: `\`help\` takes no \`${extra}\`.`, hint: 'Write `hublint help [COMMAND]`.' });
  }
  return { command: command ?? defaultCommand, named: command !== undefined, operands: [] };
}

/** @throws KnownError for more or fewer operands than the command takes. */
function checkOperands({ command: { name, operands: usage, takes }, operands, values }: CommandRequest): void {
  const [least, most] = takes;
  const extra = operands[most];
  const hint = `Write \`hublint ${name}${usage && ` ${usage}`}\`.`;
  if (operands.includes('')) {
    throw new KnownError({ message: 'An argument is empty.', hint: 'A shell variable may be empty.' });
  }
  const missing = usage.replace(/ \[.*/, '');
  if (operands.length < least) throw new KnownError({ message: `\`${name}\` is missing its ${missing}.`, hint });
  if (extra !== undefined) throw new KnownError({ message: `\`${name}\` takes no \`${extra}\`.`, hint });
  if (values['stdin-filename'] !== undefined && !operands.includes('-')) {
    throw new KnownError({
      message: '`--stdin-filename` names standard input, but standard input is not a target.',
      hint: 'Add `-`, which means standard input.',
    });
  }
}

const optionsOf = ({ options }: Command): OptionTable => ({ ...options, ...globalOptions });

/** The options of all commands. Options of one name are of the same kind, because the command may come after them. */
const allOptions = (): OptionTable => Object.assign({}, ...commands.map(optionsOf));

/** Uses Node's parser, which takes a while to load and compile, only if an argument is an option. */
function tokensOf(argv: readonly string[]): Tokens {
  if (argv.some(isOption)) return readTokens(argv);
  return argv.map((value, index) => ({ kind: 'positional', index, value }));
}

/** Whether an argument may name options, or ends them (`--`). */
export const isOption = (argument: string): boolean => argument.length > 1 && argument.startsWith('-');

function readTokens(argv: readonly string[]) {
  const config = Object.fromEntries(
    Object.entries(allOptions()).map(([name, { value, short }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
    ]),
  );
  // An argument that begins with a dash is the next option, not a value.
  const takesValue = (argument: string) => argument.startsWith('--') && config[argument.slice(2)]?.type === 'string';
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const args = argv.map((argument, at) =>
    at < end && takesValue(argument) && isOption(argv[at + 1] ?? '') ? `${argument}=` : argument,
  );
  return parseArgs({ args, options: config, strict: false, tokens: true }).tokens;
}

function valuesOf(tokens: Tokens, command: Command, argv: readonly string[]): Invocation['values'] {
  const values: Record<string, unknown> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, spec, denied } = optionOf(token, command, argv);
    const value = denied ? !readValue(token, {}) : readValue(token, spec);
    const before = values[name];
    values[name] = spec.many && !denied ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  // Each value was read by its own spec, from which its type is derived.
  return values as Invocation['values'];
}

interface Option {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly denied: boolean;
}

function optionOf({ name, index }: OptionToken, command: Command, argv: readonly string[]): Option {
  const known = optionsOf(command);
  const spec = ownOf(known, name);
  if (spec) return { name, spec, denied: false };
  const negatable = Object.entries(known).filter(([, { negation }]) => negation !== undefined);
  const denied = negatable.find(([command]) => `no-${command}` === name);
  if (denied) return { name: denied[0], spec: denied[1], denied: true };
  throw unknownOption(argv[index] ?? name, command);
}

function unknownOption(argument: string, command: Command): KnownError {
  const typed = argument.replace(/=.*/s, '');
  // After a single dash, each letter of the word is parsed as an option.
  const word = typed.replace(/^--?/, '');
  const having = commands.filter((command) => namesOf(command).includes(word));
  const isElsewhere = having.length > 0 && !having.includes(command);
  const near = isElsewhere || word.length === 1 ? undefined : closest(word, namesOf(command));
  const owners = listed(
    having.map(({ name }) => `\`${name}\``),
    'and',
  );
  const help = `\`hublint ${command.name} --help\` lists ${isElsewhere ? `those of \`${command.name}\`` : 'them'}.`;
  return new KnownError({
    message: `There is no option \`${typed}\`${isElsewhere ? ` of \`${command.name}\`` : ''}.`,
    hint: near ? `Did you mean \`--${near}\`?` : isElsewhere ? `It belongs to ${owners}; ${help}` : help,
  });
}

/** The names that are valid after two dashes. */
const namesOf = (command: Command): readonly string[] =>
  Object.entries(optionsOf(command)).flatMap(([name, { negation }]) =>
    negation === undefined ? [name] : [name, `no-${name}`],
  );

function readValue({ rawName, value }: OptionToken, spec: Omit<OptionSpec, 'help'>): unknown {
  const { value: placeholder, read = String, alone } = spec;
  if (placeholder === undefined) {
    if (value === undefined) return true;
    throw new KnownError({ message: `\`${rawName}\` takes no value.` });
  }
  if (!value && alone !== undefined) return alone;
  if (!value) {
    throw new KnownError({ message: `\`${rawName}\` needs a value: \`${rawName} ${placeholder}\`.` });
  }
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    throw new KnownError({ ...error.complaint, message: `\`${rawName}\`: ${error.complaint.message}` });
  }
}
