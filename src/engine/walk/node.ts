import type { Path } from '../../data/path.ts';
import type { Nodes, Noun, Owner } from '../../rule/nodes.ts';

/** A node of the manifest, as visited on the walk. */
export interface ManifestNode<N extends Noun = Noun> {
  readonly noun: N;
  readonly node: Nodes[N];
  readonly key: string;
  readonly path: Path;
  readonly owner: Owner;
  readonly generated: boolean;
  readonly depth: number;
}

type NodeProperties<N extends Noun> = Pick<ManifestNode<N>, 'node' | 'path' | 'owner'> &
  Partial<Pick<ManifestNode<N>, 'generated' | 'depth'>>;

export function createNode<N extends Noun>(
  noun: N,
  { node, path, owner, generated = false, depth = 0 }: NodeProperties<N>,
): ManifestNode<N> {
  return { noun, node, key: String(path.at(-1) ?? ''), path, owner, generated, depth };
}
