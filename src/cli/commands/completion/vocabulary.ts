import { levels } from '../../../../schemas/levels.ts';
import type { Registry } from '../../../engine/plan/registry.ts';
import type { OptionSpec, OptionTable } from '../../../run/options/option-table.ts';
import type { Invocation } from '../../command.ts';
import { globalOptions } from '../../global-options.ts';

/** The values an option takes: one of a list of words, a file, a rule with its severity, or anything. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'rule-setting' }
  | { readonly kind: 'file' }
  | { readonly kind: 'any' };

export interface CompletionFlag {
  readonly flag: string;
  readonly help: string;
  /** Absent for a switch. */
  readonly values?: Values;
}

export interface CompletionCommand {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly CompletionFlag[];
  /** The possible operands; if empty, operands are files. */
  readonly words: readonly string[];
}

export interface ValuedFlag extends Required<CompletionFlag> {
  /** Shell pattern that matches `COMMAND:OPTION`. */
  readonly pattern: string;
}

/** Everything a shell can complete, taken from the tables that parsing uses. */
export interface Vocabulary {
  readonly defaultCommand: string;
  readonly commands: readonly CompletionCommand[];
  /** Options with a value: first those whose values differ from the first option of that name, then the general ones. */
  readonly valuedFlags: readonly ValuedFlag[];
  /** The rules and checks that can be configured. */
  readonly rules: readonly string[];
  readonly severities: readonly string[];
}

export function vocabularyFor(
  commands: Invocation['commands'],
  shells: readonly string[],
  registry: Registry,
): Vocabulary {
  const checks = [...registry.checks.values()];
  const idsWith = (included: typeof checks) => [...registry.rules.keys(), ...included.map(({ id }) => id)].sort();
  const operands: Readonly<Record<string, readonly string[]>> = { RULE: idsWith(checks), SHELL: shells };
  const words = commands.map(({ name, summary, options, operands: usage }) => ({
    name,
    summary,
    flags: flagsOf({ ...options, ...globalOptions }),
    words: operands[usage] ?? [],
  }));
  const help = {
    name: 'help',
    summary: 'Show the help of a command.',
    flags: [],
    words: commands.map(({ name }) => name),
  };
  return {
    defaultCommand: commands[0].name,
    commands: [...words, help],
    valuedFlags: valuedFlagsIn(words),
    rules: idsWith(checks.filter(({ fixed }) => !fixed)),
    severities: levels,
  };
}

function valuedFlagsIn(words: readonly CompletionCommand[]): readonly ValuedFlag[] {
  const common = new Map<string, ValuedFlag>();
  const specific: ValuedFlag[] = [];
  for (const { name, flags } of words) {
    for (const { flag, help, values } of flags) {
      if (values === undefined) continue;
      const first = common.get(flag);
      if (first === undefined) common.set(flag, { flag, help, values, pattern: `*:${flag}` });
      else if (`${wordsOf(values)}` !== `${wordsOf(first.values)}`)
        specific.push({ flag, help, values, pattern: `${name}:${flag}` });
    }
  }
  return [...specific, ...common.values()];
}

const wordsOf = (values: Values): readonly string[] => (values.kind === 'words' ? values.words : []);

const flagsOf = (options: OptionTable): readonly CompletionFlag[] =>
  Object.entries(options).flatMap(([name, spec]) => {
    const values = valuesOf(spec);
    return [
      { flag: `--${name}`, help: spec.help, ...(values && { values }) },
      ...(spec.negation === undefined ? [] : [{ flag: `--no-${name}`, help: spec.negation }]),
    ];
  });

function valuesOf({ value, names }: OptionSpec): Values | undefined {
  if (value === undefined) return undefined;
  if (names) return { kind: 'words', words: names };
  if (value === 'ID=SEVERITY') return { kind: 'rule-setting' };
  return { kind: value === 'FILE' ? 'file' : 'any' };
}
