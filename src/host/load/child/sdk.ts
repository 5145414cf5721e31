import { createRequire } from 'node:module';

export const sdkName = '@botpress/sdk';

/** Returns whether Node can resolve the SDK from a module. */
export function isInstalled(path: string): boolean {
  try {
    createRequire(path).resolve(sdkName);
    return true;
  } catch {
    return false;
  }
}

/** Returns the instance of the SDK that a module uses; undefined if Node cannot resolve one. */
export const sdkOf = (path: string): unknown => (isInstalled(path) ? createRequire(path)(sdkName) : undefined);
