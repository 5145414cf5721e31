import { type EffectiveSetting, effectiveSettings } from '../../engine/config/layers.ts';
import type { Configuration } from '../../host/config/load.ts';
import { openSession } from '../../host/session.ts';
import { toJson } from '../../report/escape/json.ts';
import type { Command } from '../command.ts';
import { tableText } from '../layout.ts';
import { listFormat } from '../list-format.ts';
import { oneSource } from '../one-source.ts';
import { sessionOptions } from '../open.ts';
import { type Look, lookOf } from '../terminal.ts';

export const run: Command['run'] = async ({ operands: [target], values, io }) => {
  const format = listFormat('config', values.format);
  const session = await openSession(sessionOptions(values, io));
  const file = target === undefined ? undefined : (await oneSource(session, target)).file;
  const settings = settingsFor(file, session.configuration);
  const look = lookOf(io.stdout, io, values.color);
  io.stdout.write(
    format === 'json'
      ? toJson(dataOf(session.configuration, settings, file))
      : page(session.configuration, settings, file, look),
  );
  return 0;
};

type Settings = ReadonlyMap<string, EffectiveSetting>;

/** Every rule and check, also those that nobody set. Without a manifest, what holds for all of them. */
function settingsFor(file: string | undefined, { layers, registry }: Configuration): Settings {
  const common = layers.filter((layer) => file !== undefined || layer.appliesTo === undefined);
  const set = effectiveSettings(common, file ?? '');
  const checks = [...registry.checks].map(
    ([id, { severity }]) => [id, set.get(id) ?? { level: severity, from: 'default' }] as const,
  );
  const rules = [...registry.rules.keys()].map((id) => [id, set.get(id) ?? { level: 'off', from: 'default' }] as const);
  return new Map([...rules, ...checks]);
}

function page(configuration: Configuration, settings: Settings, file: string | undefined, look: Look): string {
  const { palette, width } = look;
  const { layers, ignores, baseline, locked } = configuration;
  const overrides = layers.filter(({ appliesTo }) => appliesTo).length;
  const facts = [
    ['Manifest', file ?? 'any'],
    ['Configuration', configuration.file ?? 'none'],
    ...(ignores.length > 0 ? [['Ignored', ignores.join(', ')]] : []),
    ...(baseline === undefined ? [] : [['Baseline', baseline]]),
    ...(locked ? [['Locked', 'the preset hub wins over all that is configured']] : []),
    ...(file === undefined && overrides > 0 ? [['Overrides', `${overrides}, for some manifests: name one`]] : []),
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

function dataOf({ file: source, ignores, baseline, locked }: Configuration, settings: Settings, file?: string) {
  const rules = [...settings].map(([id, { level, options, from }]) => [id, { severity: level, options, from }]);
  return { manifest: file, configuration: source, locked, ignores, baseline, rules: Object.fromEntries(rules) };
}

export const details: Command['details'] = [
  'With a TARGET, what holds for that manifest, overrides included. Each setting is followed by what decided it: a preset, a file, or --rule.',
];

export const examples: Command['examples'] = [
  ['hublint config integrations/acme', 'What holds for one integration.'],
  ['hublint config --preset strict --format json', 'What a preset means, for a script.'],
];
