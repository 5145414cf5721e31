import { posix } from 'node:path';
import type { ModuleHost } from '../../../host.ts';
import { upward } from '../../../modules/resolution/folders.ts';
import { packageOf } from '../../../modules/resolution/packages.ts';
import { workspacePackage } from '../../../modules/resolution/workspaces.ts';
import { lockedVersion } from './locked-version.ts';

/** Which SDK a definition is written for. */
export interface SdkVersion {
  /** The version that is installed, locked or pinned, where that can be told. */
  readonly exact: string | undefined;
  /** Whether that is what the sources of the SDK say: they get what is new before they get the version that it comes with. */
  readonly isSource?: boolean;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** What a definition is taken to be written for where nothing tells. */
export const newestSdk: SdkVersion = { exact: undefined, major: 7, minor: 2, patch: 4 };

const sdkName = '@botpress/sdk';

/**
 * The SDK of the definition in a folder: what Node would find installed, else what the lockfile of the project says, else
 * what the nearest `package.json` asks for. Of a range that is the least version of the latest major one in it.
 */
export async function sdkVersionOf(folder: string, host: ModuleHost): Promise<SdkVersion> {
  const places = [...upward(folder, host)];
  for (const place of places) {
    const installed = packageOf(posix.join(place, 'node_modules', sdkName), host)?.version;
    if (installed !== undefined) return versionAsked(installed);
  }
  for (const place of places) {
    const asked = packageOf(place, host)?.sdk;
    if (asked === undefined) continue;
    const source = sourced(asked, place, host);
    if (source !== undefined) return { ...(await versionAsked(source)), isSource: true };
    const wanted = unaliased(asked);
    const told = isExact(wanted) ? wanted : lockedVersion(places, sdkName, host);
    return versionAsked(told ?? wanted);
  }
  return newestSdk;
}

/** In a workspace that holds the SDK itself, the version is that of its sources. */
function sourced(asked: string, place: string, host: ModuleHost): string | undefined {
  if (!/^(?:workspace|file|link):/.test(asked)) return undefined;
  const folder = workspacePackage(sdkName, place, host);
  return folder === undefined ? undefined : packageOf(folder, host)?.version;
}

const aliases = ['workspace:', `npm:${sdkName}@`];

/** `4.1.0` of `npm:@botpress/sdk@4.1.0` */
function unaliased(asked: string): string {
  const alias = aliases.find((prefix) => asked.startsWith(prefix));
  return alias === undefined ? asked : asked.slice(alias.length);
}

const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version);

/** A version, or what allows it and what comes after it: most ask so. */
const usual = /^[~^]?(\d+)\.(\d+)\.(\d+)(?:[-+][\w.+-]*)?$/;

/** A version; what is none is the latest there is. */
export function versionFrom(text: string): SdkVersion {
  const [, ...written] = usual.exec(text) ?? [];
  return versionOf(text, written.map(Number));
}

/** A version or a range as `package.json` writes it; what names no number, such as `*` or a tag, is the latest there is. */
async function versionAsked(text: string): Promise<SdkVersion> {
  if (usual.test(text) || !/\d/.test(text)) return versionFrom(text);
  const { versionInRange } = await import('./range.ts');
  const { major, minor, patch } = newestSdk;
  return versionOf(text, versionInRange(text, [major, minor, patch]) ?? []);
}

function versionOf(text: string, [major, minor, patch]: readonly number[]): SdkVersion {
  if (major === undefined || minor === undefined || patch === undefined) return newestSdk;
  return { exact: isExact(text) ? text : undefined, major, minor, patch };
}

/** Whether an SDK is of a version, as `1.2.3`, or of a later one. */
export function isFrom(sdk: SdkVersion, version: string): boolean {
  const { major, minor, patch } = versionFrom(version);
  return (sdk.major - major || sdk.minor - minor || sdk.patch - patch) >= 0;
}

/** Which versions of the SDK have something: from `since` on, before `before`. */
export interface VersionBounds {
  readonly since?: string | undefined;
  readonly before?: string | undefined;
}

/** Whether an SDK is one of those versions. */
export const isWithin = ({ since, before }: VersionBounds, sdk: SdkVersion): boolean =>
  (since === undefined || isFrom(sdk, since)) && (before === undefined || !isFrom(sdk, before));
