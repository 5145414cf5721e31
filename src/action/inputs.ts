import { KnownError } from '../engine/known-error.ts';
import { type FormatName, formats } from '../report/index.ts';
import { closest } from '../rule/closest.ts';
import { inputOf, type Runner } from './runner.ts';

const thresholds = ['error', 'warn', 'info', 'never'] as const;

/** Every input of `action.yml`. What the workflow does not give is absent, so that it overrides nothing. */
export interface Inputs {
  readonly files: readonly string[];
  readonly config?: string;
  readonly preset?: string;
  readonly failOn: (typeof thresholds)[number];
  readonly maxWarnings?: number;
  readonly changedOnly: boolean;
  readonly load: boolean;
  readonly report?: { readonly format: FormatName; readonly file: string };
  readonly sarifFile?: string;
  readonly baseline?: string;
  readonly workingDirectory: string;
  /** How many annotations of each severity at most. */
  readonly annotations: number;
  readonly summary: boolean;
}

/** What GitHub shows of one step, by severity. */
const shownByGitHub = 10;

/** @throws KnownError for a value that an input does not take. */
export function readInputs(runner: Runner): Inputs {
  const text = (name: string) => inputOf(runner, name);
  const [config, preset, sarifFile, baseline] = ['config', 'preset', 'sarif-file', 'baseline'].map(text);
  const format = text('format');
  const maxWarnings = text('max-warnings');
  return {
    files: (text('files') ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    failOn: oneOf('fail-on', text('fail-on') ?? 'error', thresholds),
    changedOnly: booleanOf('changed-only', text('changed-only') ?? 'false'),
    load: booleanOf('load', text('load') ?? 'false'),
    workingDirectory: text('working-directory') ?? '.',
    annotations: annotationsOf(text('annotations') ?? 'on'),
    summary: booleanOf('summary', text('summary') ?? 'true'),
    ...(config !== undefined && { config }),
    ...(preset !== undefined && { preset }),
    ...(sarifFile !== undefined && { sarifFile }),
    ...(baseline !== undefined && { baseline }),
    ...(format !== undefined && { report: reportOf(format) }),
    ...(maxWarnings !== undefined && { maxWarnings: countOf('max-warnings', maxWarnings) }),
  };
}

function oneOf<T extends string>(input: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  const near = closest(value, allowed);
  throw new KnownError({
    message: `Input \`${input}\` is \`${value}\`; it takes ${allowed.map((one) => `\`${one}\``).join(', ')}.`,
    ...(near !== undefined && { hint: `Did you mean \`${near}\`?` }),
  });
}

const booleanOf = (input: string, value: string): boolean =>
  oneOf(input, value.toLowerCase(), ['true', 'false']) === 'true';

function countOf(input: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new KnownError({ message: `Input \`${input}\` is \`${value}\`; it takes a whole number.` });
}

function annotationsOf(value: string): number {
  if (/^\d+$/.test(value)) return Math.min(Number(value), shownByGitHub);
  return oneOf('annotations', value, ['on', 'off']) === 'on' ? shownByGitHub : 0;
}

function reportOf(value: string): NonNullable<Inputs['report']> {
  const [name = '', file = ''] = value.split(/=(.*)/s);
  const format = oneOf('format', name, Object.keys(formats) as FormatName[]);
  if (file !== '') return { format, file };
  throw new KnownError({
    message: `Input \`format\` is \`${value}\`, which names no file.`,
    hint: `Write \`${name}=FILE\`.`,
  });
}
