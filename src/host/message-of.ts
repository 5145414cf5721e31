/**
 * Returns the first line of an error's message, without stack, code frame and the drive letter that jiti reports on
 * Windows in place of a file.
 */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = (message.split('\n')[0] ?? '').trim().replace(/^ParseError: [A-Z]:\\: /i, 'ParseError: ');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
