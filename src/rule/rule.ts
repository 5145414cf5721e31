import type { Form } from '../../schemas/integration.ts';
import type { Language, Patch, Target } from '../document/document.ts';
import type { Comparators } from './compare.ts';
import type { FactName, Facts } from './facts.ts';
import type { Manifest, Nodes, Noun, Owner } from './nodes.ts';
import type { OptionsModel, OptionsOf, OptionsSchema } from './options.ts';
import type { At } from './place.ts';

export type Severity = 'error' | 'warn' | 'info';

/** A change that fixes a problem. `safe`: the meaning stays; `unsafe`: an author should look at it. */
export interface Fix {
  readonly title: string;
  readonly safety: 'safe' | 'unsafe';
  readonly patches: readonly Patch[];
}

/** What a rule yields: facts by path, never text, lines or colours. */
export interface Problem<MessageId extends string = string> {
  readonly message: MessageId;
  /** Fills the `{placeholders}` of the message. */
  readonly data?: Readonly<Record<string, string | number>>;
  readonly at: Target;
  /**
   * Places whose absence the verdict rests on. Where one of them may be there after all (an unread spread, a part that
   * the model has already spoken about), the problem is dropped; as it is where the author's SDK could say none of them.
   * One that is there, inside `at`, and an empty text is pointed at in its place.
   */
  readonly absent?: Target | readonly Target[];
  /** Where what stands here under a misspelt name was meant to stand: the verdict rests on its absence, and no other does. */
  readonly meant?: Target;
  readonly related?: readonly { readonly at: Target; readonly message: string }[];
  readonly fix?: Fix;
  /** The most severe that this problem is reported, whatever is configured. */
  readonly ceiling?: Severity;
}

/**
 * What a visitor receives. What it yields follows from that alone: where the same manifest is checked again and again, a
 * visitor that looked at nothing but the node, and had nothing to say, is not asked again until the node is another one.
 */
export interface Visit<N extends Noun = Noun, Options = unknown> {
  readonly node: Nodes[N];
  /** The name under which the node stands (`sendMessage`, `title`); an array index as text; empty for the integration. */
  readonly key: string;
  readonly owner: Owner;
  readonly at: At<Nodes[N]>;
  /** The whole integration, and its places. */
  readonly manifest: Manifest;
  readonly root: At<Manifest>;
  readonly form: Form;
  /** What the author writes, for what a message advises. */
  readonly language: Language;
  /** Whether the author's SDK has a way to say what would stand at a place: what cannot be said is not asked for. */
  readonly canSay: (place: Target) => boolean;
  readonly options: Options;
  readonly facts: Facts;
  /** True for what an interface generated, and everything inside it. */
  readonly generated: boolean;
  /** `field`: 1 for a property of the schema's root, one more for each property around it; 0 elsewhere. */
  readonly depth: number;
  /** `schema` and `field`: false where a part of it is not known. True elsewhere. */
  readonly complete: boolean;
  /** False where a part of what stands at a place is not known, or the model has found fault with it. */
  readonly isWhole: (place: Target) => boolean;
}

export type Visitors<Options, MessageId extends string> = {
  [N in Noun]?: (visit: Visit<N, Options>) => Iterable<Problem<MessageId>>;
};

/** In a preset: a severity, or a severity and options. */
export type PresetEntry = Severity | readonly [Severity, Readonly<Record<string, unknown>>];

export interface RuleMeta {
  /** Noun first, then the requirement: `action-title-required`. */
  readonly id: string;
  /** One line, as a statement of what holds. */
  readonly summary: string;
  /** The presets that turn it on, and how severe it is in each. */
  readonly presets: Readonly<Record<string, PresetEntry>>;
  /** Text by message id, with `{placeholders}`. */
  readonly messages: Readonly<Record<string, string>>;
  /** True where it is about titles, descriptions and names: it says nothing of those that the author did not write. */
  readonly wording?: true;
  /** What it must know of the world beyond the manifest. */
  readonly needs?: readonly FactName[];
  /** A Zod object, or the JSON Schema of one, whose every property has a default. */
  readonly options?: OptionsModel | OptionsSchema;
}

/** A rule as the engine takes it. */
export type Rule = RuleMeta & Visitors<never, string> & { readonly compare?: Comparators<never, string> };

type RuleSpec<M extends Record<string, string>, S> = Omit<RuleMeta, 'messages' | 'options'> & {
  readonly messages: M;
  readonly options?: S;
  /** Visitors of what changed between two versions, for `hublint compare`. */
  readonly compare?: Comparators<OptionsOf<S>, Extract<keyof M, string>>;
} & Visitors<OptionsOf<S>, Extract<keyof M, string>>;

/**
 * Defines a rule; types its options, message ids and visitors. Returns it unchanged. A plugin's rule may give its options as
 * a JSON Schema.
 */
export function defineRule<const M extends Record<string, string>, const S extends object | undefined = undefined>(
  rule: RuleSpec<M, S>,
): Rule {
  // A JSON Schema becomes a model when the plugin is loaded.
  return rule as Rule;
}
