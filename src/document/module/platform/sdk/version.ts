import { posix } from 'node:path';
import type { ModuleHost } from '../../host.ts';
import { upward } from '../../modules/folders.ts';
import { packageOf } from '../../modules/packages.ts';

/** Which SDK a definition is written for. */
export interface SdkVersion {
  /** The version that is installed or pinned, where that can be told. */
  readonly exact: string | undefined;
  readonly major: number;
  readonly minor: number;
}

/** What a definition is taken to be written for where nothing tells. */
const newest: SdkVersion = { exact: undefined, major: 7, minor: 2 };

/** The SDK of the definition in a folder: what is installed, else what its `package.json` asks for. */
export function sdkVersionOf(folder: string, host: ModuleHost): SdkVersion {
  for (const place of upward(folder)) {
    const installed = packageOf(posix.join(place, 'node_modules/@botpress/sdk'), host)?.version;
    const asked = packageOf(place, host)?.sdk;
    if (installed !== undefined || asked !== undefined) return read(installed ?? sourced(asked, place, host) ?? asked);
  }
  return newest;
}

/** In a workspace that holds the SDK itself, the version is that of its sources. */
function sourced(asked: string | undefined, place: string, host: ModuleHost): string | undefined {
  if (asked === undefined || !/^(?:workspace|file|link):/.test(asked)) return undefined;
  const folder = host.workspacePackage?.('@botpress/sdk', place);
  return folder === undefined ? undefined : packageOf(folder, host)?.version;
}

function read(version: string | undefined): SdkVersion {
  const match = /^(?:workspace:)?[=v^~]?(\d+)(?:\.(\d+))?/.exec(version ?? '');
  if (version === undefined || match === null) return newest;
  const exact = /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version) ? version : undefined;
  return { exact, major: Number(match[1]), minor: Number(match[2] ?? 0) };
}

export const isAtLeast = ({ major, minor }: SdkVersion, wanted: number, wantedMinor = 0): boolean =>
  major > wanted || (major === wanted && minor >= wantedMinor);
