import { KnownError } from '../engine/known-error.ts';
import type { FormatRequest } from '../run/reports.ts';
import { formatRequestOf, shared } from '../run/shared-options.ts';

const names = ['pretty', 'json'] as const;

/** The option `--format` of a command that shows a list and no findings. */
export const listFormatOption = {
  ...shared.format,
  value: 'NAME',
  names,
  read: formatRequestOf(names),
  help: 'Show it in this format: pretty (default) or json.',
} as const;

/** The format of a command that shows a list and no findings. */
export function listFormat(command: string, requests: readonly FormatRequest<(typeof names)[number]>[] = []) {
  const [request = { name: 'pretty' }, second] = requests;
  const { name, file } = request;
  if (second || file !== undefined) {
    throw new KnownError({
      message: `\`${command}\` shows one format: \`pretty\` or \`json\`.`,
      hint: `Write it to a file with \`hublint ${command} --format json > FILE\`.`,
    });
  }
  return name;
}
