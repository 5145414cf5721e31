import { dirname, resolve } from 'node:path';
import { type EffectiveSetting, effectiveSettings } from '../../../engine/config/layers.ts';
import { defaultLevel } from '../../../engine/plan/checks.ts';
import type { Configuration } from '../../../host/config/configuration.ts';
import { displayPath } from '../../../host/files/display-path.ts';
import { toJson } from '../../../report/escape/json.ts';
import { tableText } from '../../../report/terminal/layout.ts';
import { oneSource } from '../../../run/check/one-source.ts';
import { openRun } from '../../../run/open-run.ts';
import { runOptions } from '../../../run/options/shared-options.ts';
import type { RunCommand } from '../../command.ts';
import { listFormat } from '../../list-format.ts';
import { environmentOf } from '../../run-environment.ts';
import { lookOf, type TerminalLook } from '../../terminal.ts';
import type { options } from './options.ts';
import { unmatchedOverrides } from './unmatched-overrides.ts';

export const run: RunCommand<typeof options> = async ({ operands: [target], values, io }) => {
  const format = listFormat('config', values.format);
  const run = await openRun(runOptions(values), environmentOf(io, values['stdin-filename']));
  const source = target === undefined ? undefined : await oneSource(run, target);
  const configuration = await run.configuration(source === undefined ? io.cwd : dirname(source.path));
  // The settings of a file apply to all its revisions.
  const settings = settingsFor(source && displayPath(source.path, io.cwd), configuration);
  const look = lookOf(io.stdout, io, values.color);
  const query = { file: source?.file, cwd: io.cwd };
  if (format === 'json') io.stdout.write(toJson(dataOf(configuration, settings, query)));
  else {
    const unmatched = source === undefined ? await unmatchedOverrides(run, configuration, io.cwd) : [];
    io.stdout.write(settingsText(configuration, settings, { ...query, unmatched }, look));
  }
  return 0;
};

type Settings = ReadonlyMap<string, EffectiveSetting>;

/** Returns the setting of every rule and check, even if nobody set it. Without a manifest: what applies to all of them. */
function settingsFor(file: string | undefined, { layers, registry }: Configuration): Settings {
  const common = layers.filter((layer) => file !== undefined || layer.appliesTo === undefined);
  const effective = effectiveSettings(common, file ?? '');
  const checks = [...registry.checks].map(
    ([id, check]) => [id, effective.get(id) ?? { level: defaultLevel(check), from: 'default' }] as const,
  );
  const rules = [...registry.rules.keys()].map(
    (id) => [id, effective.get(id) ?? { level: 'off', from: 'default' }] as const,
  );
  return new Map([...rules, ...checks]);
}

/** The baseline relative to the working directory, wherever the configuration that names it is. */
const shownBaseline = ({ baseline }: Configuration, cwd: string): string | undefined =>
  baseline && displayPath(resolve(baseline.folder, baseline.names), cwd);

/** The ignore patterns; with the folder they are relative to, unless that is the working directory. */
const shownIgnores = ({ ignores }: Configuration, cwd: string): string =>
  ignores
    .filter(({ names }) => names.length > 0)
    .map(({ folder, names }) => `${names.join(', ')}${folder === cwd ? '' : ` (in ${displayPath(folder, cwd)})`}`)
    .join(', ');

interface Query {
  /** The manifest whose configuration is shown. */
  readonly file: string | undefined;
  readonly cwd: string;
}

interface Page extends Query {
  /** The overrides that match no manifest. */
  readonly unmatched: readonly string[];
}

function settingsText(
  configuration: Configuration,
  settings: Settings,
  { file, cwd, unmatched }: Page,
  look: TerminalLook,
): string {
  const { palette, width } = look;
  const { layers, locked } = configuration;
  const [ignores, baseline] = [shownIgnores(configuration, cwd), shownBaseline(configuration, cwd)];
  const overrides = layers.filter(({ appliesTo }) => appliesTo).length;
  const facts = [
    ['Manifest', file ?? 'any'],
    ['Configuration', configuration.file ?? 'none'],
    ...(ignores === '' || locked ? [] : [['Ignored', ignores]]),
    ...(baseline === undefined || locked ? [] : [['Baseline', baseline]]),
    ...(locked ? [['Locked', 'the preset hub overrides everything that is configured']] : []),
    ...(file === undefined && overrides > 0
      ? [['Overrides', `${overrides}, for some manifests: name one to see them applied`]]
      : []),
    ...unmatched.map((override) => ['Unused', override]),
  ];
  const rows = [...settings].map(([id, { level, from, options }]) => [
    id,
    level,
    options ? `${from}, ${JSON.stringify(options)}` : from,
  ]);
  return [
    tableText({ rows: facts, width, paints: [palette.strong] }),
    '\n',
    tableText({ rows, width, paints: [palette.place, undefined, palette.dim] }),
  ].join('');
}

function dataOf(configuration: Configuration, settings: Settings, { file, cwd }: Query) {
  const { file: source, ignores, locked } = configuration;
  const rules = [...settings].map(([id, { level, options, from }]) => [id, { severity: level, options, from }]);
  const patterns = ignores.flatMap(({ names }) => names);
  return {
    manifest: file,
    configuration: source,
    locked,
    ignores: patterns,
    baseline: shownBaseline(configuration, cwd),
    rules: Object.fromEntries(rules),
  };
}
