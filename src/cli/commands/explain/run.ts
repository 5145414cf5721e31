import { optionsText } from '../../../engine/config/options-text.ts';
import { unknownName } from '../../../engine/config/unknown-name.ts';
import type { Registry } from '../../../engine/plan/registry.ts';
import { checkText, helpOf } from '../../../rule-info.ts';
import { builtInRegistry } from '../../../run/built-in.ts';
import { openRun } from '../../../run/open-run.ts';
import type { RunCommand } from '../../command.ts';
import type { Io } from '../../io.ts';
import { markdownText } from '../../markdown.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ operands: [id = ''], values, io }) => {
  // Built-in rules can be explained whatever the configuration is.
  const text = textOf(id, await builtInRegistry()) ?? (await configuredText(id, io));

  io.stdout.write(markdownText(text, lookOf(io.stdout, io, values.color)));
  return 0;
};

/** @throws KnownError for an unknown rule. */
async function configuredText(id: string, io: Io): Promise<string> {
  const { registry } = await (await openRun({}, environmentOf(io))).configuration(io.cwd);
  const text = textOf(id, registry);
  if (text === undefined) throw unknownName('rule', id, [...registry.rules.keys(), ...registry.checks.keys()]);
  return text;
}

function textOf(id: string, { rules, checks }: Registry): string | undefined {
  const rule = rules.get(id);
  if (rule) return helpOf(rule, optionsText);
  const check = checks.get(id);
  return check && checkText(check);
}
