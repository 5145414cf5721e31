import { posix } from 'node:path';
import { type Data, isObject } from '../../../data/objects.ts';
import type { ModuleHost } from '../host.ts';

/** What a `package.json` says that matters here. */
export interface PackageFacts {
  /** `bpDependencies`: what the platform's CLI generates `bp_modules` from, by alias. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** The entry points of the package. */
  readonly entries: readonly string[];
  /** The version of the SDK, as it is asked for. */
  readonly sdk: string | undefined;
  readonly version: string | undefined;
}

export function packageOf(folder: string, host: ModuleHost): PackageFacts | undefined {
  const text = host.read(posix.join(folder, 'package.json'));
  const json = text === undefined ? undefined : parsed(text);
  if (json === undefined) return undefined;
  return {
    dependencies: new Map(texts(json.bpDependencies)),
    entries: [json.source, json.types, json.main].filter((entry) => typeof entry === 'string'),
    sdk: sdkVersion(json),
    version: typeof json.version === 'string' ? json.version : undefined,
  };
}

function parsed(text: string): Data | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

const texts = (value: unknown): readonly [string, string][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

function sdkVersion(json: Data): string | undefined {
  const asked = [json.dependencies, json.devDependencies, json.peerDependencies].flatMap(texts);
  return asked.find(([name]) => name === '@botpress/sdk')?.[1];
}
