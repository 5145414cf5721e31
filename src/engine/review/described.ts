import { cut } from '../../data/cut.ts';
import { entriesOf } from '../../data/objects.ts';
import type { Manifest } from '../../rule/nodes.ts';
import type { ManifestNode } from '../walk/node.ts';
import { partsOf, type ReviewParts } from './parts.ts';

/** An integration's description of itself. */
export interface Described {
  readonly name?: string;
  readonly version?: string;
  readonly title?: string;
  readonly description?: string;
  /** Its other properties, by display name, in the order of the report. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Whether it can no longer be installed. */
  readonly isDeprecated: boolean;
  readonly parts: ReviewParts;
}

/** In code points: the platform accepts no longer text, and a very long one would push the rest of the report out of sight. */
const maxTextLength = 500;

export function describe(manifest: Manifest, nodes: readonly ManifestNode[]): Described {
  const { name, version, title, description, lifecycleStatus } = manifest;
  return {
    ...(name !== undefined && { name: cut(name, maxTextLength) }),
    ...(version !== undefined && { version: cut(version, maxTextLength) }),
    ...(title !== undefined && { title: cut(title, maxTextLength) }),
    ...(description !== undefined && { description: cut(description, maxTextLength) }),
    facts: factsOf(manifest),
    isDeprecated: lifecycleStatus === 'deprecated',
    parts: partsOf(nodes),
  };
}

function factsOf(manifest: Manifest): Described['facts'] {
  const { visibility, public: isPublic, verificationStatus, lifecycleStatus, ownerWorkspace, dev } = manifest;
  const { url, sdkVersion, maxExecutionTime, createdAt, updatedAt, id, meta } = manifest;
  const owner = ownerWorkspace?.name ?? ownerWorkspace?.id;
  const handle = ownerWorkspace?.handle;
  const all: readonly (readonly [string, string | number | undefined])[] = [
    ['Visibility', visibility ?? (isPublic === true ? 'public' : 'private, by default')],
    ['Verification', verificationStatus],
    ['Lifecycle', lifecycleStatus],
    ['Owner', owner === undefined ? undefined : `${owner}${handle ? ` (${handle})` : ''}`],
    ['Id', id],
    ['Created', createdAt],
    ['Updated', updatedAt],
    ['Installs', meta?.installs],
    ['Runs at', url],
    ['Development', dev === true ? 'yes: it runs on somebody’s machine' : undefined],
    ['Longest execution', maxExecutionTime === undefined ? undefined : `${maxExecutionTime} s`],
    ['SDK', typeof sdkVersion === 'string' ? sdkVersion : undefined],
    ...[...entriesOf(manifest.attributes)].map(([name, value]) => [`Attribute ${name}`, value] as const),
  ];
  return all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)] as const]));
}
