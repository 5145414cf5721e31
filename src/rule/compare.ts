import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import type { Manifest, Nodes, Noun, Owner } from './nodes.ts';
import type { At } from './place.ts';

/** The version bump that a change requires, in semver terms. */
export type Bump = 'patch' | 'minor' | 'major';

/**
 * Who relies on the changed part: the bot that calls the integration (`caller`), the bot that listens to it (`listener`),
 * stored data (`state`), or the person who configured the integration (`configurer`).
 */
export type Reliant = 'caller' | 'listener' | 'state' | 'configurer';

/** A value that proves a break: one version accepts it, the other refuses it. */
export interface Witness {
  readonly value: unknown;
  /** The version that accepts it. */
  readonly accepted: 'base' | 'head';
}

/** A change between two versions, as a rule yields it. */
export interface Change<MessageId extends string = string> {
  readonly message: MessageId;
  /** Values for the `{placeholders}` of the message. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** The bump that the change requires; `none` for a change that is only reported for information. */
  readonly bump: Bump | 'none';
  /** Who is broken by the change; absent if nobody is. */
  readonly breaks?: Reliant;
  /** Position in the head version; for something removed, the position where it would be. */
  readonly at: Target;
  /** Position in the base version; absent for something added. */
  readonly was?: Target;
  readonly witness?: Witness;
}

/** One difference between two schemas. */
export interface SchemaDifference {
  /** `breaking`: `witness` proves it. `unknown`: hublint cannot decide whether it breaks anything. */
  readonly kind: 'breaking' | 'unknown';
  /**
   * Whether the comparison found a value that proves the difference. Cheap to read: `kind` and `witness` also ask a JSON
   * Schema validator to confirm that value.
   */
  readonly isShown?: boolean;
  /** Identifies the type of difference, for the rule's messages: `type`, `property-required` and so on. */
  readonly reason: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** Paths from the root of the schema to the innermost part involved, in the base and in the head. */
  readonly base: Path;
  readonly head: Path;
  /** Path from the root of a value to the part that differs. */
  readonly value: Path;
  readonly witness?: Witness | undefined;
}

/** How the sets of values that two schemas accept differ. Each list is computed on first access. */
export interface SchemaComparison {
  /** Values that the base accepts and the head refuses. */
  readonly lost: readonly SchemaDifference[];
  /** Values that the head accepts and the base refuses. */
  readonly gained: readonly SchemaDifference[];
  /**
   * Further differences, in both directions, if values may also have properties that neither schema declares. `lost` and
   * `gained` assume that nobody sends such properties.
   */
  readonly undeclared: readonly SchemaDifference[];
}

/** The hosts that a script links to, and the permissions that it requests there. */
export interface ScriptAddresses {
  /** Host names, with the port if there is one; `{{ name }}` stands for a part that is known only at run time. */
  readonly hosts: readonly string[];
  /** The hosts among them that are addressed without encryption. */
  readonly plain: readonly string[];
  /** Requested permissions: the items of the parameters `scope`, `scopes`, `user_scope` and the like. */
  readonly scopes: readonly string[];
}

/** The argument of a `compare` visitor: a node of the manifest that differs between two versions. */
export interface Comparison<N extends Noun = Noun, Options = unknown> {
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** The node in the base; empty if it was added. */
  readonly before: Nodes[N];
  /** The node in the head; empty if it was removed. */
  readonly after: Nodes[N];
  /** The name of the node in the head; if it was removed, in the base. */
  readonly key: string;
  /** The name of the node in the base. */
  readonly formerKey: string;
  readonly owner: Owner;
  /** Builds positions in the head. */
  readonly at: At<Nodes[N]>;
  /** Builds positions in the base. */
  readonly was: At<Nodes[N]>;
  readonly base: Manifest;
  readonly head: Manifest;
  /** True for anything that an interface generated, and for everything inside it. */
  readonly generated: boolean;
  /**
   * Returns false if part of the value at a position is unknown in either version, or is invalid there according to the
   * model.
   */
  readonly isWhole: (place: { readonly at: Target; readonly was: Target }) => boolean;
  readonly options: Options;
  /** For a `schema`: compares the values that the two versions accept. For other nouns it returns no differences. */
  readonly schemas: () => SchemaComparison;
  /**
   * For a `script`: the hosts and permissions that it requests in each version. Empty for other nouns, and for a script that
   * exceeds the platform's length limit.
   */
  readonly addresses: () => Readonly<Record<'base' | 'head', ScriptAddresses>>;
}

/** The property of a definition that holds an asset. */
export type AssetName = 'icon' | 'readme';

/** An icon or a readme that changed. The contents of the file are compared, not its name. */
export interface AssetComparison<Options = unknown> {
  readonly name: AssetName;
  readonly change: 'added' | 'removed' | 'changed';
  readonly at: Target;
  readonly was: Target;
  /** The hosts of the URLs in the content, in each version; empty if the content is not known. */
  readonly hosts: () => Readonly<Record<'base' | 'head', readonly string[]>>;
  readonly options: Options;
}

/** Parts of one version, or of both, that cannot be compared. */
export interface Unread<Options = unknown> {
  /** The version that contains them. */
  readonly side: 'base' | 'head';
  /**
   * `unknown`: they cannot be known without running code. `fault`: the value is invalid or missing in a way that the platform
   * does not accept, and it is not the same in both versions.
   */
  readonly cause: 'unknown' | 'fault';
  /** The reason as a clause: no capital letter, no full stop. */
  readonly why: string;
  /** How many parts are not compared for this reason; at least 1. */
  readonly count: number;
  /** Position of the first of them. */
  readonly at: Target;
  readonly options: Options;
}

/** The `compare` visitors of a rule: one generator function per noun, plus `asset` and `unread`, each optional. */
export type Comparators<Options, MessageId extends string> = {
  readonly [N in Noun]?: (visit: Comparison<N, Options>) => Iterable<Change<MessageId>>;
} & {
  readonly asset?: (visit: AssetComparison<Options>) => Iterable<Change<MessageId>>;
  readonly unread?: (visit: Unread<Options>) => Iterable<Change<MessageId>>;
};
