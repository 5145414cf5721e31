import { entriesOf } from '../../data/objects.ts';
import type { Nodes } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/schema/schemas-within.ts';
import type { ManifestNode } from '../walk/node.ts';

/** Something that an integration offers: an action, a channel. */
export interface ReviewPart {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** The property names of its schemas, by use; for a channel, its message types. */
  readonly fields: readonly PartFields[];
  /** Whether an interface generated it. */
  readonly generated: boolean;
  /** Whether calls of it are billed. */
  readonly billable: boolean;
}

export interface PartFields {
  readonly use: 'takes' | 'gives' | 'holds' | 'carries';
  /** Optional ones end in `?`. */
  readonly names: readonly string[];
}

/** The kinds of parts, in the order of the report. */
export const partKinds = ['action', 'event', 'channel', 'state', 'entity', 'interface', 'configuration'] as const;
export type PartKind = (typeof partKinds)[number];

export type ReviewParts = Readonly<Record<PartKind, readonly ReviewPart[]>>;

export function partsOf(nodes: readonly ManifestNode[]): ReviewParts {
  const parts: Record<PartKind, ReviewPart[]> = {
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
      fields: fieldsOf(one).filter(({ names }) => names.length > 0),
      generated,
      billable: billable === true,
    });
  }
  return parts;
}

/** A description of parts that have none of their own. */
function detailOf({ noun, node }: ManifestNode): string | undefined {
  if (noun === 'state') return (node as Nodes['state']).type;
  if (noun !== 'interface') return undefined;
  const { name, version } = node as Nodes['interface'];
  return [name, version].filter((part) => part !== undefined).join(' ') || undefined;
}

function fieldsOf({ noun, node }: ManifestNode): readonly PartFields[] {
  if (noun === 'action') {
    const { input, output } = node as Nodes['action'];
    return [
      { use: 'takes', names: namesIn(input?.schema) },
      { use: 'gives', names: namesIn(output?.schema) },
    ];
  }
  if (noun === 'channel') {
    return [{ use: 'carries', names: [...entriesOf((node as Nodes['channel']).messages)].map(([name]) => name) }];
  }
  return [{ use: 'holds', names: namesIn((node as { readonly schema?: unknown }).schema) }];
}

/** The top-level properties of a schema. */
function namesIn(schema: unknown): readonly string[] {
  if (!isSchema(schema) || !isSchema(schema.properties)) return [];
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return Object.keys(schema.properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

/** Optional properties of parts; undefined for those that cannot have them. */
interface Worded {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly billable?: boolean | undefined;
}

const isKind = (noun: string): noun is PartKind => (partKinds as readonly string[]).includes(noun);
