import { levels } from '../../../../schemas/levels.ts';
import { builtIn } from '../../../run/open-run.ts';
import type { OptionSpec, OptionTable } from '../../../run/option-table.ts';
import type { Invocation } from '../../command.ts';
import { everywhere } from '../../everywhere.ts';

/** What can stand after an option: one of some words, a file, a rule and its severity, or what nobody can guess. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'rule-setting' }
  | { readonly kind: 'file' }
  | { readonly kind: 'any' };

export interface Flag {
  readonly flag: string;
  readonly help: string;
  /** Absent for a switch. */
  readonly values?: Values;
}

export interface Word {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  /** What its operands are; without any they are files. */
  readonly words: readonly string[];
}

/** All that a shell can complete, from the tables that parsing reads. */
export interface Vocabulary {
  readonly standard: string;
  readonly commands: readonly Word[];
  /** Every option with a value: one of a name is completed as that of the first command, which may take more than others. */
  readonly valued: readonly Required<Flag>[];
  readonly rules: readonly string[];
  readonly severities: readonly string[];
}

export function vocabularyFor(commands: Invocation['commands'], shells: readonly string[]): Vocabulary {
  const rules = [...builtIn.rules.keys(), ...builtIn.checks.keys()].sort();
  const operands: Readonly<Record<string, readonly string[]>> = { RULE: rules, SHELL: shells };
  const words = commands.map(({ name, summary, options, operands: usage }) => ({
    name,
    summary,
    flags: flagsOf({ ...options, ...everywhere }),
    words: operands[usage] ?? [],
  }));
  const valued = words
    .flatMap(({ flags }) => flags)
    .filter((flag): flag is Required<Flag> => flag.values !== undefined);
  return {
    standard: commands[0].name,
    commands: words,
    valued: valued.filter(({ flag }, index) => valued.findIndex((other) => other.flag === flag) === index),
    rules,
    severities: levels,
  };
}

const flagsOf = (options: OptionTable): readonly Flag[] =>
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
