import { KnownError } from '../engine/known-error.ts';
import { formats } from '../report/formats.ts';
import { formatRequestOf, shared } from '../run/options/shared-options.ts';
import type { FormatRequest } from '../run/report/reports.ts';

const listFormats = ['pretty', 'json'] as const;
const parseListFormat = formatRequestOf(listFormats);

/** The option `--format` of a command that shows a list instead of findings. */
export const listFormatOption = {
  ...shared.format,
  value: 'NAME',
  names: listFormats,
  // Accepts the formats of other commands; `listFormat` then reports that they do not apply to this one.
  read: (text: string): FormatRequest =>
    Object.hasOwn(formats, text.split('=', 1)[0] ?? '') ? shared.format.read(text) : parseListFormat(text),
  help: 'Show it in this format: pretty (default) or json.',
} as const;

/** Returns the format of a command that shows a list instead of findings. */
export function listFormat(command: string, requests: readonly FormatRequest[] = []): 'pretty' | 'json' {
  const [request = { name: 'pretty' }, second] = requests;
  const { name, file } = request;
  if (second || file !== undefined || (name !== 'pretty' && name !== 'json')) {
    throw new KnownError({
      message: `\`${command}\` shows one format: \`pretty\` or \`json\`.`,
      hint: `Write it to a file with \`hublint ${command} --format json > FILE\`.`,
    });
  }
  return name;
}
