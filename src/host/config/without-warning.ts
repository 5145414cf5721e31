/**
 * Runs work while suppressing one of Node's own warnings, about which the user can do nothing. `code` is the warning's
 * code in Node's documentation.
 */
export async function withoutWarning<T>(code: string, work: () => Promise<T>): Promise<T> {
  const { emitWarning } = process;
  const isSuppressed = (options: unknown) =>
    typeof options === 'object' && options !== null && 'code' in options && options.code === code;
  process.emitWarning = (...args: unknown[]) => {
    if (!isSuppressed(args[1]) && args[2] !== code) Reflect.apply(emitWarning, process, args);
  };
  try {
    return await work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
