import { fileURLToPath } from 'node:url';
import { messageOf } from '../../message-of.ts';
import type { Failure } from '../protocol.ts';
import { memberOf } from './part.ts';

/** Carries the reasons for a failure as structured data instead of one message. */
export class FailedError extends Error {
  readonly failures: readonly Failure[];

  constructor(...failures: readonly Failure[]) {
    super('The module could not be run.');
    this.failures = failures;
  }
}

export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Maps a position in the running code to the original source. */
export type Trace = (place: FilePosition) => FilePosition;

/** Turns a thrown value into a failure for the module's author. */
export function failureOf(thrown: unknown, trace: Trace = (place) => place): Failure {
  const place = placeOf(thrown, trace);
  const placed = place && { place };
  switch (memberOf(thrown, 'code')) {
    case 'MODULE_NOT_FOUND':
    case 'ERR_MODULE_NOT_FOUND':
      return missingImport(/'([^']+)'/.exec(messageOf(thrown))?.[1] ?? 'A module', importer(thrown) ?? place?.file);
    case 'ERR_ACCESS_DENIED':
      return { id: 'load-failed', message: `The module tries ${accessOf(thrown)}, which is not permitted.`, ...placed };
    default:
      return { id: 'load-failed', message: `The module failed when it was run: ${messageOf(thrown)}`, ...placed };
  }
}

/** An import that cannot be resolved. */
export const missingImport = (specifier: string, file: string | undefined): Failure => ({
  id: 'missing-import',
  message: `\`${specifier}\` ${adviceOn(specifier)}.`,
  ...(file !== undefined && { place: { file, specifier } }),
});

function adviceOn(specifier: string): string {
  if (specifier.includes('bp_modules')) return 'does not exist: run `bp add`';
  return /^[./]/.test(specifier) ? 'is imported but does not exist' : 'is not installed: run `npm install`';
}

function importer(thrown: unknown): string | undefined {
  const [first]: readonly unknown[] = [memberOf(thrown, 'requireStack')].flat();
  return typeof first === 'string' ? first : undefined;
}

const accesses: Readonly<Record<string, string>> = {
  FileSystemRead: 'to read',
  FileSystemWrite: 'to write',
  ChildProcess: 'to start a program',
  WorkerThreads: 'to start a thread',
};

function accessOf(thrown: unknown): string {
  const access = accesses[String(memberOf(thrown, 'permission'))] ?? 'to reach beyond its process';
  const resource = memberOf(thrown, 'resource');
  return typeof resource === 'string' && resource !== '' ? `${access} \`${asWritten(resource)}\`` : access;
}

/** On Windows, Node reports paths with the prefix for long ones. */
const asWritten = (path: string): string => path.replace(/^\\\\\?\\(?=[A-Za-z]:)/, '');

/** `at name (file:///path/file.ts:1:2)`, `at /path/file.ts:1:2`, or the position alone. */
const frame = /^\s*(?:at (?:.*\()?(?:async )?)?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)\)?$/;

/** Returns the innermost position that is not in a package. */
function placeOf(thrown: unknown, trace: Trace): FilePosition | undefined {
  if (!(thrown instanceof Error)) return undefined;
  for (const text of `${thrown.message}\n${thrown.stack}`.split('\n')) {
    const [, path, line, column] = frame.exec(text) ?? [];
    if (path === undefined) continue;
    const file = path.startsWith('file:') ? fileURLToPath(path) : path;
    const place = trace({ file, line: Number(line), column: Number(column) });
    if (!/[\\/]node_modules[\\/]/.test(place.file)) return place;
  }
  return undefined;
}
