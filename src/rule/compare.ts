import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import type { Manifest, Nodes, Noun, Owner } from './nodes.ts';
import type { At } from './place.ts';

/** The step of a version that a change asks for, as semver names it. */
export type Bump = 'patch' | 'minor' | 'major';

/**
 * Who relies on what changed: the bot that calls (`caller`), the bot that listens (`listener`), the state that is stored
 * (`state`), the person who configured the integration (`configurer`).
 */
export type Reliant = 'caller' | 'listener' | 'state' | 'configurer';

/** A value that shows a break: one version accepts it, the other does not. */
export interface Witness {
  readonly value: unknown;
  /** Which version accepts it. */
  readonly accepted: 'base' | 'head';
}

/** What changed between two versions, as a rule yields it. */
export interface Change<MessageId extends string = string> {
  readonly message: MessageId;
  /** Fills the `{placeholders}` of the message. */
  readonly data?: Readonly<Record<string, string | number>>;
  /** The step that it asks for; `none` for what is only to be known. */
  readonly bump: Bump | 'none';
  /** Whom it breaks. */
  readonly breaks?: Reliant;
  /** The place in the head; of what was removed, where it would be. */
  readonly at: Target;
  /** The place in the base; absent for what was added. */
  readonly was?: Target;
  readonly witness?: Witness;
}

/** One difference between two schemas. */
export interface SchemaDifference {
  /** `breaking`: a value shows it. `unknown`: whether it breaks anything cannot be told. */
  readonly kind: 'breaking' | 'unknown';
  /** Whether a value was found that shows it: known before a validator is asked, which takes longer. */
  readonly isShown?: boolean;
  /** Which difference it is, for the rule's messages. */
  readonly reason: string;
  readonly data: Readonly<Record<string, string | number>>;
  /** From the schema's root to the innermost part that the base has, and that the head has. */
  readonly base: Path;
  readonly head: Path;
  /** From a value's root to where it differs. */
  readonly value: Path;
  readonly witness?: Witness | undefined;
}

/** How the values of two schemas differ. */
export interface SchemaComparison {
  /** What the base accepts and the head does not. */
  readonly lost: readonly SchemaDifference[];
  /** What the head accepts and the base does not. */
  readonly gained: readonly SchemaDifference[];
  /** What else differs, either way, if properties count that neither declares: nobody is taken to send them. */
  readonly undeclared: readonly SchemaDifference[];
}

/** Where a script sends somebody, and what it asks for there. */
export interface ScriptAddresses {
  /** Hosts as they would be asked for, with a port where there is one; `{{ name }}` for what is only known when it runs. */
  readonly hosts: readonly string[];
  /** Those that are asked for without encryption. */
  readonly plain: readonly string[];
  /** Permissions that are asked for: the parts of the parameters `scope`, `scopes`, `user_scope` and the like. */
  readonly scopes: readonly string[];
}

/** What a visitor of two versions receives: a node of the manifest that differs. */
export interface Comparison<N extends Noun = Noun, Options = unknown> {
  readonly change: 'added' | 'removed' | 'renamed' | 'changed';
  /** The node in the base; empty for what was added. */
  readonly before: Nodes[N];
  /** The node in the head; empty for what was removed. */
  readonly after: Nodes[N];
  /** Its name in the head; of what was removed, in the base. */
  readonly key: string;
  /** Its name in the base. */
  readonly formerKey: string;
  readonly owner: Owner;
  /** Places in the head. */
  readonly at: At<Nodes[N]>;
  /** Places in the base. */
  readonly was: At<Nodes[N]>;
  readonly base: Manifest;
  readonly head: Manifest;
  /** True for what an interface generated, and everything inside it. */
  readonly generated: boolean;
  /** False where a part of what stands at a place is not known in one of the versions, or is nothing that the model has there. */
  readonly isWhole: (place: { readonly at: Target; readonly was: Target }) => boolean;
  readonly options: Options;
  /** `schema`: how the values differ. Elsewhere nothing does. */
  readonly schemas: () => SchemaComparison;
  /** `script`: where it leads in each version. Elsewhere, and where it is too long for the platform, nowhere. */
  readonly addresses: () => Readonly<Record<'base' | 'head', ScriptAddresses>>;
}

export type AssetName = 'icon' | 'readme';

/** An icon or a readme that is not what it was: what a file holds counts, and not how it is called. */
export interface AssetComparison<Options = unknown> {
  readonly name: AssetName;
  readonly change: 'added' | 'removed' | 'changed';
  readonly at: Target;
  readonly was: Target;
  /** The hosts that addresses in it lead to, in each version; none where it is not known what it holds. */
  readonly hosts: () => Readonly<Record<'base' | 'head', readonly string[]>>;
  readonly options: Options;
}

/** Parts of one version or both that are not compared. */
export interface Unread<Options = unknown> {
  /** Which version has them. */
  readonly side: 'base' | 'head';
  /**
   * `unknown`: they cannot be known without running code. `fault`: what stands there, or does not, is nothing that the
   * platform takes, and is not the same in both versions.
   */
  readonly cause: 'unknown' | 'fault';
  /** As a clause: without a capital letter and a full stop. */
  readonly why: string;
  /** How many parts are not compared for the same reason: at least 1. */
  readonly count: number;
  /** The first of them. */
  readonly at: Target;
  readonly options: Options;
}

export type Comparators<Options, MessageId extends string> = {
  readonly [N in Noun]?: (visit: Comparison<N, Options>) => Iterable<Change<MessageId>>;
} & {
  readonly asset?: (visit: AssetComparison<Options>) => Iterable<Change<MessageId>>;
  readonly unread?: (visit: Unread<Options>) => Iterable<Change<MessageId>>;
};
