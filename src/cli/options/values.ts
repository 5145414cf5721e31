import { levels } from '../../../schemas/levels.ts';
import { KnownError } from '../../engine/known-error.ts';
import { type FormatName, formats } from '../../report/index.ts';
import { oneOf } from './read.ts';

export const thresholds = ['error', 'warn', 'info', 'never'] as const;
export const forms = ['record', 'definition'] as const;

/** Where a baseline is written that nothing names. */
export const defaultBaseline = 'hublint.baseline.json';

const formatNamed = oneOf('format', Object.keys(formats) as FormatName[]);
const levelNamed = oneOf('severity', levels);

/** A format, and the file it is written to; without one it is shown. */
export interface FormatRequest {
  readonly name: FormatName;
  readonly file?: string;
}

/** `NAME` or `NAME=FILE`. */
export function formatRequest(text: string): FormatRequest {
  const [name, file] = halves(text);
  if (file === '') throw new KnownError({ message: `\`${text}\` names no file after the \`=\`.` });
  return { name: formatNamed(name), ...(file !== undefined && { file }) };
}

/** `ID=SEVERITY`. */
export function ruleSetting(text: string): readonly [id: string, level: (typeof levels)[number]] {
  const [id, level] = halves(text);
  if (id !== '' && level !== undefined) return [id, levelNamed(level)];
  throw new KnownError({
    message: `\`${text}\` does not say which rule has which severity.`,
    hint: 'Write `--rule version-semver=warn`; the severities are `error`, `warn`, `info` and `off`.',
  });
}

function halves(text: string): readonly [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
