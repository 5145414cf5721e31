/** An error's first line, without the stack and the code frame. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = (message.split('\n')[0] ?? '').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
