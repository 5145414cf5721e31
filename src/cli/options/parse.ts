import { parseArgs } from 'node:util';
import { KnownError } from '../../engine/known-error.ts';
import { closest } from '../../rule/closest.ts';
import { type CommandEntry, type CommandName, commands, defaultCommand, isCommand } from '../commands/index.ts';
import { type OptionName, options, optionsOf, specOf, type Values } from './table.ts';

/** What was asked for. */
export interface Request {
  readonly command: CommandName;
  /** Whether the command was named, or is the default. */
  readonly named: boolean;
  readonly operands: readonly string[];
  readonly values: Values;
}

type Tokens = ReturnType<typeof tokensOf>;
type OptionToken = Extract<Tokens[number], { kind: 'option' }>;

/** @throws KnownError for what no command takes. */
export function parse(argv: readonly string[]): Request {
  const tokens = tokensOf(argv);
  const operands = tokens.filter((token) => token.kind === 'positional');
  const end = tokens.find((token) => token.kind === 'option-terminator')?.index ?? argv.length;
  const [first] = operands;
  const named = first !== undefined && first.index < end && isCommand(first.value);
  const command = named && isCommand(first.value) ? first.value : defaultCommand;
  const request = {
    command,
    named,
    operands: operands.slice(named ? 1 : 0).map(({ value }) => value),
    values: valuesOf(tokens, command),
  };
  if (!request.values.help && !request.values.version) checkOperands(request);
  return request;
}

/** @throws KnownError for more or fewer operands than the command takes. */
function checkOperands({ command, operands }: Request): void {
  const { operands: usage, takes }: CommandEntry = commands[command];
  const [least, most] = takes;
  const extra = operands[most];
  const hint = `Write \`hublint ${command}${usage && ` ${usage}`}\`.`;
  if (operands.includes('')) {
    throw new KnownError({ message: 'An argument is empty.', hint: 'A variable of the shell may have no value.' });
  }
  if (operands.length < least) throw new KnownError({ message: `\`${command}\` is missing its ${usage}.`, hint });
  if (extra !== undefined) throw new KnownError({ message: `\`${command}\` takes no \`${extra}\`.`, hint });
}

function tokensOf(argv: readonly string[]) {
  const config = Object.fromEntries(
    (Object.keys(options) as OptionName[]).map((name) => {
      const { value, short } = specOf(name);
      return [name, { type: value ? ('string' as const) : ('boolean' as const), ...(short && { short }) }];
    }),
  );
  return parseArgs({ args: [...argv], options: config, strict: false, tokens: true }).tokens;
}

function valuesOf(tokens: Tokens, command: CommandName): Values {
  const values: Record<string, unknown> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, denied } = optionOf(token, command);
    if (denied) {
      values[name] = false;
      continue;
    }
    const value = readValue(token, name, command);
    const before = values[name];
    values[name] = specOf(name).many ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return values as Values;
}

function optionOf({ name, rawName }: OptionToken, command: CommandName): { name: OptionName; denied: boolean } {
  const known = optionsOf(command);
  const negatable = known.filter((one) => specOf(one).negation !== undefined);
  const found = known.find((one) => one === name);
  if (found) return { name: found, denied: false };
  const denied = negatable.find((one) => `no-${one}` === name);
  if (denied) return { name: denied, denied: true };
  const elsewhere = Object.hasOwn(options, name.replace(/^no-/, '')) ? ` of \`${command}\`` : '';
  const near = closest(name, [...known, ...negatable.map((one) => `no-${one}`)]);
  throw new KnownError({
    message: `There is no option \`${rawName}\`${elsewhere}.`,
    hint:
      near && rawName.startsWith('--') ? `Did you mean \`--${near}\`?` : `\`hublint ${command} --help\` lists them.`,
  });
}

function readValue({ rawName, value, inlineValue }: OptionToken, name: OptionName, command: CommandName): unknown {
  const { value: placeholder, read = String, alone } = specOf(name);
  if (placeholder === undefined) {
    if (value === undefined) return true;
    throw new KnownError({ message: `\`${rawName}\` takes no value.` });
  }
  if (value === undefined && alone?.[command] !== undefined) return alone[command];
  if (!value || (!inlineValue && value.length > 1 && value.startsWith('-'))) {
    throw new KnownError({ message: `\`${rawName}\` needs a value: \`${rawName} ${placeholder}\`.` });
  }
  try {
    return read(value);
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    throw new KnownError({ ...error.complaint, message: `\`${rawName}\`: ${error.complaint.message}` });
  }
}
