import { closeSync, fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import process from 'node:process';
import v8 from 'node:v8';

/** What Node's permissions leave a module: ways to its parent, and V8's own ways to write files. */
const withheld: readonly (readonly [owner: object, names: readonly string[]])[] = [
  // To signal the parent, to make it open its debugger, to know its number.
  [process, ['kill', '_kill', '_debugProcess', '_debugEnd', '_linkedBinding', 'binding', 'ppid']],
  [os, ['setPriority', 'getPriority']],
  [v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'startupSnapshot', 'writeHeapSnapshot']],
];

/** Takes from a module what it is not to have. Properties are those of the one object that every way of importing leads to. */
export function withholdParent(): void {
  for (const [owner, names] of withheld) for (const name of names) Reflect.deleteProperty(owner, name);
  syncBuiltinESMExports();
  for (let file = 4; file < 256; file++) closeInherited(file);
}

/** A file or folder that is open before anything was opened is the parent's, or that of whoever started it. */
function closeInherited(file: number): void {
  try {
    const stats = fstatSync(file);
    if (stats.isFile() || stats.isDirectory() || stats.isBlockDevice()) closeSync(file);
  } catch {
    // Nothing is open under this number.
  }
}
