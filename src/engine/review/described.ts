import { entriesOf } from '../../data/objects.ts';
import type { Manifest, Nodes } from '../../rule/nodes.ts';
import type { Node } from '../walk/node.ts';

/** Something that an integration brings: an action, a channel. */
export interface Part {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** Whether an interface generated it. */
  readonly generated: boolean;
  /** Whether a call of it is billed. */
  readonly billable: boolean;
}

/** The kinds of parts, in the order of the page. */
export const partKinds = ['action', 'event', 'channel', 'state', 'entity', 'interface', 'configuration'] as const;
export type PartKind = (typeof partKinds)[number];

/** What an integration says of itself. */
export interface Described {
  readonly name?: string;
  readonly version?: string;
  readonly title?: string;
  readonly description?: string;
  /** What else it states, by how people call it, in the order of the page. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Whether it can no longer be installed. */
  readonly isDeprecated: boolean;
  readonly parts: Readonly<Record<PartKind, readonly Part[]>>;
}

export function describe(manifest: Manifest, nodes: readonly Node[]): Described {
  const { name, version, title, description, lifecycleStatus } = manifest;
  return {
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
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

function partsOf(nodes: readonly Node[]): Described['parts'] {
  const parts: Record<PartKind, Part[]> = {
    action: [],
    event: [],
    channel: [],
    state: [],
    entity: [],
    interface: [],
    configuration: [],
  };
  for (const one of nodes) {
    const { noun, node, key, generated, owner } = one;
    if (!isKind(noun)) continue;
    const { title, description = detailOf(one), billable }: Worded = { ...(node as Worded) };
    parts[noun].push({
      name: noun === 'configuration' ? (owner.name ?? 'the default one') : key,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      generated,
      billable: billable === true,
    });
  }
  return parts;
}

/** What there is to say of parts that have no words of their own. */
function detailOf({ noun, node }: Node): string | undefined {
  if (noun === 'state') return (node as Nodes['state']).type;
  if (noun !== 'interface') return undefined;
  const { name, version } = node as Nodes['interface'];
  return [name, version].filter((part) => part !== undefined).join(' ') || undefined;
}

/** What parts may have; those that have none of it are undefined here. */
interface Worded {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly billable?: boolean | undefined;
}

const isKind = (noun: string): noun is PartKind => (partKinds as readonly string[]).includes(noun);
