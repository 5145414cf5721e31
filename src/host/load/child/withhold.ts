import { closeSync, fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import process from 'node:process';
import v8 from 'node:v8';

/** Capabilities that Node's permissions do not restrict: ways to reach the parent, and V8's own ways to write files. */
const withheld: readonly (readonly [owner: object, names: readonly string[]])[] = [
  // Signalling the parent, opening its debugger, and reading its process id.
  [process, ['kill', '_kill', '_debugProcess', '_debugEnd', '_linkedBinding', 'binding', 'ppid']],
  [os, ['setPriority', 'getPriority']],
  [v8, ['setFlagsFromString', 'setHeapSnapshotNearHeapLimit', 'startupSnapshot', 'writeHeapSnapshot']],
];

/** Removes these capabilities. Every way of importing leads to the same object, so deleting its properties is enough. */
export function withholdParent(): void {
  for (const [owner, names] of withheld) for (const name of names) Reflect.deleteProperty(owner, name);
  syncBuiltinESMExports();
  for (let file = 4; file < 256; file++) closeInherited(file);
}

/** Closes a file or folder that was open before this program opened any: it was inherited from the parent. */
function closeInherited(file: number): void {
  try {
    const stats = fstatSync(file);
    if (stats.isFile() || stats.isDirectory() || stats.isBlockDevice()) closeSync(file);
  } catch {
    // Nothing is open under this file descriptor.
  }
}
