import { about } from '../../../about.ts';
import { pageOf } from '../../../engine/config/plan-for.ts';
import { unknownName } from '../../../engine/config/unknown-name.ts';
import { defaultLevel } from '../../../engine/plan/checks.ts';
import type { Registry } from '../../../engine/plan/registry.ts';
import { toJson } from '../../../report/escape/json.ts';
import { paragraph, tableText } from '../../../report/terminal/layout.ts';
import { fixOf, severityIn } from '../../../rule-info.ts';
import { openRun } from '../../../run/open-run.ts';
import type { RunCommand } from '../../command.ts';
import { listFormat } from '../../list-format.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf, type TerminalLook } from '../../terminal.ts';
import type { options } from './options.ts';

export const run: RunCommand<typeof options> = async ({ values, io }) => {
  const format = listFormat('rules', values.format);
  const { preset = 'recommended' } = values;
  const { registry } = await (await openRun({}, environmentOf(io))).configuration(io.cwd);
  if (!registry.presets.has(preset)) throw unknownName('preset', preset, [...registry.presets.keys()]);
  io.stdout.write(
    format === 'json' ? toJson(dataOf(registry)) : catalogue(registry, preset, lookOf(io.stdout, io, values.color)),
  );
  return 0;
};

function catalogue(registry: Registry, preset: string, { palette, width }: TerminalLook): string {
  const settings = registry.presets.get(preset) ?? {};
  const rows = [...registry.rules.values()].map((rule) => [
    rule.id,
    severityIn(settings[rule.id] ?? 'off'),
    fixOf(rule)?.slice(2) ?? '',
    rule.summary,
  ]);
  const checkRows = [...registry.checks.values()].map((check) => [
    check.id,
    severityIn(settings[check.id] ?? defaultLevel(check)),
    '',
    check.summary,
  ]);
  const paints = [palette.place, undefined, palette.fix];
  const heading = (count: string, rest: string) =>
    paragraph(`${count}${rest}`, width).replace(count, () => palette.strong(count));
  return [
    heading(`${rows.length} rules`, `, as the preset ${preset} sets them (--preset shows another)`),
    tableText({ rows, width, paints }),
    '\n',
    heading(`${checkRows.length} checks`, ' that are not rules, but are configured like them'),
    tableText({ rows: checkRows, width, paints }),
    '\n',
    paragraph('`hublint explain RULE` shows the page of a rule.', width),
  ].join('');
}

const dataOf = ({ rules, checks }: Registry) => ({
  rules: [...rules.values()].map((rule) => ({
    id: rule.id,
    summary: rule.summary,
    presets: rule.presets,
    fix: fixOf(rule),
    url: pageOf(rule.id, about.homepage),
  })),
  checks: [...checks.values()].map(({ id, summary, severity, presets }) => ({ id, summary, severity, presets })),
});
