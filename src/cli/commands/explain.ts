import { unknownName } from '../../engine/config/validate.ts';
import type { Registry } from '../../engine/registry.ts';
import { loadConfiguration } from '../../host/config/load.ts';
import { checkText, helpOf } from '../../rule-info.ts';
import type { Command } from '../command.ts';
import { markdownText } from '../markdown.ts';
import { sessionOptions } from '../open.ts';
import { lookOf } from '../terminal.ts';

export const run: Command['run'] = async ({ operands: [id = ''], values, io }) => {
  const { registry, ...options } = sessionOptions(values, io);
  // What is built in can be explained whatever is configured.
  const text = textOf(id, registry) ?? textOf(id, (await loadConfiguration({ registry, ...options })).registry);
  if (text === undefined) throw unknownName('rule', id, [...registry.rules.keys(), ...registry.checks.keys()]);
  io.stdout.write(markdownText(text, lookOf(io.stdout, io, values.color)));
  return 0;
};

function textOf(id: string, { rules, checks }: Registry): string | undefined {
  const rule = rules.get(id);
  if (rule) return helpOf(rule);
  const check = checks.get(id);
  return check && checkText(check);
}

export const details: Command['details'] = ['What it asks for, why, how to mend it, and its options.'];

export const examples: Command['examples'] = [
  ['hublint explain version-semver', 'The page of a rule.'],
  ['hublint explain model/required', 'What is said about a check that is no rule.'],
];
