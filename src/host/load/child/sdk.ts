import { createRequire } from 'node:module';

export const sdkName = '@botpress/sdk';

/** Whether a module can have the SDK as Node finds it. */
export function isInstalled(path: string): boolean {
  try {
    createRequire(path).resolve(sdkName);
    return true;
  } catch {
    return false;
  }
}

/** The SDK that a module runs with: the same instance, where Node finds one. */
export const sdkOf = (path: string): unknown => (isInstalled(path) ? createRequire(path)(sdkName) : undefined);
