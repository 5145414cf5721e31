import { posix } from 'node:path';
import type { ModuleHost } from '../../../host.ts';
import { upward } from '../../../modules/resolution/folders.ts';
import { packageOf } from '../../../modules/resolution/packages.ts';
import { workspacePackage } from '../../../modules/resolution/workspaces.ts';
import { lockedVersion } from './locked-version.ts';

/** The SDK version that a definition is written for. */
export interface SdkVersion {
  /** The version that is installed, locked or pinned, if known. */
  readonly exact: string | undefined;
  /** True if it is the version in the SDK's sources, which get new features before the version of the release with them. */
  readonly isSource?: boolean;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** The version that is assumed if nothing specifies one. */
export const newestSdk: SdkVersion = { exact: undefined, major: 7, minor: 2, patch: 4 };

const sdkName = '@botpress/sdk';

/**
 * Returns the SDK version of the definition in a folder: what Node would find installed, else the version in the project's
 * lockfile, else the one in the nearest `package.json`. A range stands for the lowest version of its latest major.
 */
export async function sdkVersionOf(folder: string, host: ModuleHost): Promise<SdkVersion> {
  const places = [...upward(folder, host)];
  for (const place of places) {
    const installed = packageOf(posix.join(place, 'node_modules', sdkName), host)?.version;
    if (installed !== undefined) return versionAsked(installed);
  }
  for (const place of places) {
    const declaredVersion = packageOf(place, host)?.sdk;
    if (declaredVersion === undefined) continue;
    const source = sourced(declaredVersion, place, host);
    if (source !== undefined) return { ...(await versionAsked(source)), isSource: true };
    const wanted = unaliased(declaredVersion);
    if (isExact(wanted)) return versionAsked(wanted);
    // A lockfile that names a release is not of the workspace that this is linked in.
    const locked = isLinked(declaredVersion) ? undefined : lockedVersion(places, sdkName, host);
    return versionAsked(locked ?? wanted);
  }
  return newestSdk;
}

const isLinked = (asked: string): boolean => /^(?:workspace|file|link):/.test(asked);

/** Returns the version in the SDK's sources, in a workspace that contains the SDK itself. */
function sourced(asked: string, place: string, host: ModuleHost): string | undefined {
  if (!isLinked(asked)) return undefined;
  const folder = workspacePackage(sdkName, place, host);
  return folder === undefined ? undefined : packageOf(folder, host)?.version;
}

const aliases = ['workspace:', `npm:${sdkName}@`];

/** Returns `4.1.0` for `npm:@botpress/sdk@4.1.0`. */
function unaliased(asked: string): string {
  const alias = aliases.find((prefix) => asked.startsWith(prefix));
  return alias === undefined ? asked : asked.slice(alias.length);
}

const isExact = (version: string): boolean => /^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version);

/** A version, optionally with `^` or `~`: the usual form. */
const usual = /^[~^]?(\d+)\.(\d+)\.(\d+)(?:[-+][\w.+-]*)?$/;

/** Parses a version; any other text is the latest version. */
export function versionFrom(text: string): SdkVersion {
  const [, ...written] = usual.exec(text) ?? [];
  return versionOf(text, written.map(Number));
}

/** Parses a version or a range of a `package.json`; a text without a number, such as `*` or a tag, is the latest version. */
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

/** True if the SDK has this version (such as `1.2.3`) or a later one. */
export function isFrom(sdk: SdkVersion, version: string): boolean {
  const { major, minor, patch } = versionFrom(version);
  return (sdk.major - major || sdk.minor - minor || sdk.patch - patch) >= 0;
}

/** A range of SDK versions: from `since` (inclusive) to `before` (exclusive). */
export interface VersionBounds {
  readonly since?: string | undefined;
  readonly before?: string | undefined;
}

/** True if the SDK is in the range. */
export const isWithin = ({ since, before }: VersionBounds, sdk: SdkVersion): boolean =>
  (since === undefined || isFrom(sdk, since)) && (before === undefined || !isFrom(sdk, before));
