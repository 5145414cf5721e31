import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import process from 'node:process';

/**
 * What Node's permissions leave a module of its parent: to signal it, to make it open its debugger, to slow it down, to
 * know its number. Properties are taken from the one object that every way of importing leads to.
 */
export function withholdParent(): void {
  for (const name of ['kill', '_kill', '_debugProcess', '_debugEnd', '_linkedBinding', 'binding', 'ppid']) {
    Reflect.deleteProperty(process, name);
  }
  Reflect.deleteProperty(os, 'setPriority');
  Reflect.deleteProperty(os, 'getPriority');
  syncBuiltinESMExports();
}
