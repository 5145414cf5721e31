import { isBelow, type Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import { isSame } from '../../data/same.ts';
import type { Comparison } from '../../rule/compare.ts';
import type { Manifest } from '../../rule/nodes.ts';
import { absentSchema } from '../absent-schema.ts';
import type { ManifestNode } from '../walk/node.ts';
import { walkToSchemas } from '../walk/walk.ts';
import { renamesBetween } from './renames.ts';

/** A node of the manifest that differs between two versions. */
export interface Pair {
  readonly change: Comparison['change'];
  readonly noun: ManifestNode['noun'];
  /** The node in the base; if it is absent there, a placeholder at the path that it would have. */
  readonly before: ManifestNode;
  /** The node in the head; if it is absent there, a placeholder at the path that it would have. */
  readonly after: ManifestNode;
}

/** What is known about a version. */
export interface Knowledge {
  /** Whether everything at a path is known. */
  readonly isWhole: (path: Path) => boolean;
  /** Whether a value may exist at a path where none is known. */
  readonly mayHave: (path: Path) => boolean;
}

type Versions = Readonly<Record<'base' | 'head', Knowledge>>;

/** The default values of nodes that always exist, even if a version does not write them. */
const impliedNodes: Partial<Record<ManifestNode['noun'], (node: ManifestNode) => unknown>> = {
  configuration: ({ owner }) => (owner.kind === 'configuration' ? {} : undefined),
  conversation: () => ({}),
  identifier: () => ({}),
  user: () => ({}),
  schema: () => absentSchema,
};

/**
 * The nodes that differ between two versions, parents before children. A node that was added, removed or renamed as a whole
 * covers all nodes inside it.
 */
export function pairsOf(base: Manifest, head: Manifest, knowledge: Versions): readonly Pair[] {
  const befores = indexOf(base, knowledge.base);
  const afters = indexOf(head, knowledge.head);
  const removed = [...befores].filter(([id, node]) => !afters.has(id) && impliedBy(node) === undefined);
  const added = [...afters].filter(([id, node]) => !befores.has(id) && impliedBy(node) === undefined);
  const isGone = (node: ManifestNode) => !knowledge.head.mayHave(absentNode(node).path);
  const isFresh = (node: ManifestNode) => !knowledge.base.mayHave(absentNode(node).path);
  const gone = outermost(removed.map(([, node]) => node)).filter(isGone);
  const fresh = outermost(added.map(([, node]) => node)).filter(isFresh);
  const renames = renamesBetween(
    gone.filter(({ path }) => knowledge.base.isWhole(path)),
    fresh.filter(({ path }) => knowledge.head.isWhole(path)),
  );
  const renamed = new Set(renames.values());
  const inside = { gone: new Set(gone.map(namedPointerOf)), fresh: new Set(fresh.map(namedPointerOf)) };
  return [
    ...gone.filter((node) => !renamed.has(node)).map((node) => pair('removed', node, absentNode(node))),
    ...fresh.map((node) => {
      const former = renames.get(node);
      return former ? pair('renamed', former, node) : pair('added', absentNode(node), node);
    }),
    ...[...changedPairs(befores, afters, knowledge)].filter(
      ({ before, after }) => !isInside(before.path, inside.gone) && !isInside(after.path, inside.fresh),
    ),
  ];
}

/** Pairs of nodes that differ and that both versions have or imply. */
function* changedPairs(
  befores: ReadonlyMap<string, ManifestNode>,
  afters: ReadonlyMap<string, ManifestNode>,
  knowledge: Versions,
): Generator<Pair> {
  let same: ManifestNode | undefined;
  for (const id of new Set([...befores.keys(), ...afters.keys()])) {
    const before = befores.get(id) ?? impliedNode(afters.get(id));
    const after = afters.get(id) ?? impliedNode(befores.get(id));
    // Everything inside an unchanged node is unchanged, and comes right after it.
    if (before === undefined || after === undefined || (same && isBelow(before.path, same.path))) continue;
    const isSure = befores.has(id)
      ? afters.has(id) || !knowledge.head.mayHave(after.path)
      : !knowledge.base.mayHave(before.path);
    if (isSure && isUnchanged(before, after)) same = before;
    else yield pair('changed', before, after);
  }
}

/** Scripts are read from files, which git may check out with other line endings than were committed. */
const isUnchanged = (before: ManifestNode, after: ManifestNode): boolean =>
  isSame(before.node, after.node) || withUnixLineEndings(before.node) === withUnixLineEndings(after.node);

const withUnixLineEndings = (node: unknown): unknown =>
  typeof node === 'string' ? node.replaceAll('\r\n', '\n') : node;

const pair = (change: Pair['change'], before: ManifestNode, after: ManifestNode): Pair => ({
  change,
  noun: after.noun,
  before,
  after,
});

/**
 * A placeholder for a node in the version that lacks it. Its last step is its name, even where the other version has a list.
 */
const absentNode = (node: ManifestNode): ManifestNode => ({
  ...node,
  node: {},
  path: [...node.path.slice(0, -1), node.key],
});

const impliedBy = (node: ManifestNode): unknown => impliedNodes[node.noun]?.(node);

function impliedNode(node: ManifestNode | undefined): ManifestNode | undefined {
  const value = node && impliedBy(node);
  // An implied value has the type of its noun.
  return node && value !== undefined ? ({ ...node, node: value } as ManifestNode) : undefined;
}

/** Indexes nodes by name: secrets are a list in a record, a map in a definition. Fields are compared with their schema. */
function indexOf(manifest: Manifest, { isWhole }: Knowledge): ReadonlyMap<string, ManifestNode> {
  const nodes = new Map<string, ManifestNode>();
  for (const node of walkToSchemas(manifest)) {
    const isEmpty = isEmptyConfiguration(node) && isWhole(node.path);
    nodes.set(`${node.noun}${namedPointerOf(node)}`, isEmpty ? { ...node, node: absentSchema } : node);
  }
  return nodes;
}

/** The hub gives an integration without a configuration one with an empty schema. */
const isEmptyConfiguration = ({ noun, owner, node }: ManifestNode): boolean =>
  noun === 'schema' && owner.kind === 'configuration' && Object.keys(node).length === 0;

/** The pointer of a node, with its name as the last step. */
const namedPointerOf = ({ path, key }: ManifestNode): string => pointerOf([...path.slice(0, -1), key]);

/** Leaves out nodes that are inside other ones. */
function outermost(nodes: readonly ManifestNode[]): readonly ManifestNode[] {
  const places = new Set(nodes.map(namedPointerOf));
  return nodes.filter(({ path }) => !isInside(path, places));
}

function isInside(path: Path, places: ReadonlySet<string>): boolean {
  for (let length = 1; length < path.length; length++) {
    if (places.has(pointerOf(path.slice(0, length)))) return true;
  }
  return false;
}
