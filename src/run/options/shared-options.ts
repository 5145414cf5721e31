import { levels } from '../../../schemas/levels.ts';
import { keysOf } from '../../data/objects.ts';
import { KnownError } from '../../engine/known-error.ts';
import { builtInPresets } from '../../engine/plan/registry.ts';
import { formats } from '../../report/formats.ts';
import type { FormatRequest } from '../report/reports.ts';
import { count, fileName, type OptionTable, oneOf, type ValuesOf } from './option-table.ts';
import { forms, type RunOptions } from './run-options.ts';

const parseLevel = oneOf('severity', levels);
const formatNames = keysOf(formats);
const parseFormatRequest = formatRequestOf(formatNames);
const thresholds = ['error', 'warn', 'info', 'never'] as const;

/** The options that mean the same in every command. */
export const shared = {
  config: {
    value: 'FILE',
    help: 'Use this configuration file and no other.',
    negation: 'Use no configuration file.',
  },
  preset: {
    value: 'NAME',
    names: builtInPresets,
    help: 'Start from this preset, not from what is configured.',
  },
  rule: {
    value: 'ID=SEVERITY',
    read: ruleSetting,
    many: true,
    help: 'Set a rule to error, warn, info or off. Repeatable.',
  },
  as: {
    value: 'FORM',
    names: forms,
    read: oneOf('form', forms),
    help: 'Force the form: record or definition.',
  },
  'stdin-filename': { value: 'NAME', help: 'Name for standard input; its extension sets the syntax.' },
  format: {
    value: 'NAME[=FILE]',
    names: formatNames,
    read: parseFormatRequest,
    many: true,
    help: 'Report in this format, to FILE if given. Repeatable.',
  },
  'fail-on': {
    value: 'SEVERITY',
    names: thresholds,
    read: oneOf('threshold', thresholds),
    help: 'Exit with 1 at this severity or above: error (default), warn, info, or never.',
  },
  'max-warnings': { value: 'N', read: count, help: 'Exit with 1 if there are more warnings than this.' },
  inline: {
    help: 'Apply suppression comments (the default).',
    negation: 'Ignore suppression comments.',
  },
  baseline: { value: 'FILE', read: fileName, help: 'The file of inherited findings, which are not reported.' },
  since: {
    value: 'GITREV',
    help: 'Check only integrations that changed since this revision; if a configuration changed, all that it applies to.',
  },
  load: { help: 'Run definition modules, in a separate process, instead of reading them.' },
  'hub-url': { value: 'URL', help: 'The address of the hub, instead of HUBLINT_HUB_URL.' },
} as const satisfies OptionTable;

/** Converts option values into the options of a run. */
export function runOptions(values: Partial<ValuesOf<typeof shared>>): RunOptions {
  const { config, preset, rule, as, inline, baseline, since, load, 'hub-url': hubUrl } = values;
  return {
    ...(config !== undefined && { config }),
    ...(preset !== undefined && { preset }),
    ...(rule && { rules: Object.fromEntries(rule) }),
    ...(as && { as }),
    ...(inline !== undefined && { inline }),
    ...(baseline !== undefined && { baseline }),
    ...(since !== undefined && { since }),
    ...(load && { load }),
    ...(hubUrl !== undefined && { hubUrl }),
  };
}

/** Returns a parser for `NAME` or `NAME=FILE`. */
export function formatRequestOf<const Name extends string>(
  names: readonly Name[],
): (text: string) => FormatRequest<Name> {
  const named = oneOf('format', names);
  return (text) => {
    const [name, file] = splitAtEquals(text);
    if (name === '') throw new KnownError({ message: `\`${text}\` names no format before the \`=\`.` });
    if (file === '') throw new KnownError({ message: `\`${text}\` has no file after the \`=\`.` });
    return { name: named(name), ...(file !== undefined && { file: fileName(file) }) };
  };
}

/** Parses `ID=SEVERITY`. */
function ruleSetting(text: string): readonly [id: string, level: (typeof levels)[number]] {
  const [id, level] = splitAtEquals(text);
  if (id !== '' && level) return [id, parseLevel(level)];
  throw new KnownError({
    message: `\`${text}\` does not say which rule has which severity.`,
    hint: 'Write `--rule version-semver=warn`; the severities are `error`, `warn`, `info` and `off`.',
  });
}

function splitAtEquals(text: string): readonly [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
