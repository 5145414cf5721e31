/** An error's first line, without the stack and the code frame, nor the drive that jiti names on Windows instead of a file. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = (message.split('\n')[0] ?? '').trim().replace(/^ParseError: [A-Z]:\\: /i, 'ParseError: ');
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
