import type { Form } from '../../schemas/integration.ts';
import type { Language, Patch, Target } from '../document/document.ts';
import type { Comparators } from './compare.ts';
import type { FactName, Facts } from './facts.ts';
import type { Manifest, Nodes, Noun, Owner } from './nodes.ts';
import type { OptionsModel, OptionsOf, OptionsSchema } from './options.ts';
import type { At } from './place.ts';

/** How severe a problem is. */
export type Severity = 'error' | 'warn' | 'info';

/** A change that fixes a problem. `safe`: it does not change the meaning. `unsafe`: the author should review it. */
export interface Fix {
  readonly title: string;
  readonly safety: 'safe' | 'unsafe';
  readonly patches: readonly Patch[];
}

/** A problem that a visitor yields: facts by path. A rule never deals with text, lines or colours. */
export interface Problem<MessageId extends string = string> {
  readonly message: MessageId;
  /** Values for the `{placeholders}` of the message. */
  readonly data?: Readonly<Record<string, string | number>>;
  readonly at: Target;
  /**
   * Positions whose absence the problem depends on. The problem is dropped if the value at any of them is unknown (an unread
   * spread, a part that the model has already reported), or if the author's SDK cannot express any of them. If one of them is
   * inside `at` and holds an empty string, that position is reported instead of `at`.
   */
  readonly absent?: Target | readonly Target[];
  /**
   * For a misspelled name: the position that its value was meant for. The problem depends on the absence of a value there,
   * and other problems about that absence are dropped.
   */
  readonly meant?: Target;
  readonly related?: readonly { readonly at: Target; readonly message: string }[];
  readonly fix?: Fix;
  /** The highest severity to report this problem with, whatever is configured. */
  readonly ceiling?: Severity;
}

/**
 * The argument of a visitor. Problems must depend on nothing else: when a manifest is checked repeatedly, a visitor that read
 * only the node and yielded nothing is not called again until the node changes.
 */
export interface Visit<N extends Noun = Noun, Options = unknown> {
  readonly node: Nodes[N];
  /** The name of the node (`sendMessage`, `title`); for an array item its index as a string; empty for the integration. */
  readonly key: string;
  readonly owner: Owner;
  readonly at: At<Nodes[N]>;
  /** The whole integration, and the builder of its positions. */
  readonly manifest: Manifest;
  readonly root: At<Manifest>;
  readonly form: Form;
  /** Whether the author writes data or TypeScript, so that a message can advise accordingly. */
  readonly language: Language;
  /** Whether the author's SDK can express a value at a position. A rule must not demand a value that cannot be written. */
  readonly canSay: (place: Target) => boolean;
  readonly options: Options;
  readonly facts: Facts;
  /** True for anything that an interface generated, and for everything inside it. */
  readonly generated: boolean;
  /** For a `field`: 1 for a property of the schema's root, plus 1 for each enclosing property. 0 for other nouns. */
  readonly depth: number;
  /** For a `schema` or `field`: false if part of it is unknown. True for other nouns. */
  readonly complete: boolean;
  /** Returns false if part of the value at a position is unknown, or if the model has reported it. */
  readonly isWhole: (place: Target) => boolean;
}

/** The visitors of a rule: one generator function per noun, each optional. */
export type Visitors<Options, MessageId extends string> = {
  [N in Noun]?: (visit: Visit<N, Options>) => Iterable<Problem<MessageId>>;
};

/** A rule's setting in a preset: a severity, or a severity and options. */
export type PresetEntry = Severity | readonly [Severity, Readonly<Record<string, unknown>>];

/** What a rule declares about itself, apart from its visitors. */
export interface RuleMeta {
  /** Noun first, then the requirement: `action-title-required`. */
  readonly id: string;
  /** One sentence that states the requirement: "Every action has a title." */
  readonly summary: string;
  /** The presets that enable the rule, each with its severity. */
  readonly presets: Readonly<Record<string, PresetEntry>>;
  /** Message texts by message id, with `{placeholders}`. */
  readonly messages: Readonly<Record<string, string>>;
  /** Set it if the rule is about titles, descriptions and names: it then skips those that the author did not write. */
  readonly wording?: true;
  /** The facts about the world beyond the manifest that the rule needs. Facts that are not listed here may be absent. */
  readonly needs?: readonly FactName[];
  /** A strict Zod object schema, or a JSON Schema from `optionGroup`. Every property needs a default. */
  readonly options?: OptionsModel | OptionsSchema;
}

/** A rule as the engine receives it. */
export type Rule = RuleMeta & Visitors<never, string> & { readonly compare?: Comparators<never, string> };

type RuleSpec<M extends Record<string, string>, S> = Omit<RuleMeta, 'messages' | 'options'> & {
  readonly messages: M;
  readonly options?: S;
  /** Visitors for the changes between two versions, used by `hublint compare`. */
  readonly compare?: Comparators<OptionsOf<S>, Extract<keyof M, string>>;
} & Visitors<OptionsOf<S>, Extract<keyof M, string>>;

/**
 * Defines a rule and returns it unchanged. Infers the types of its options, message ids and visitors. The options of a
 * plugin's rule may be a JSON Schema instead of a Zod schema.
 *
 * ```ts
 * export default defineRule({
 *   id: 'action-title-required',
 *   summary: 'Every action has a title.',
 *   presets: { recommended: 'warn', strict: 'error' },
 *   messages: { missing: 'Action `{name}` has no title.' },
 *   *action({ node, key, at }) {
 *     if (node.title) return;
 *     yield { message: 'missing', data: { name: key }, at: at.key(), absent: at('title') };
 *   },
 * });
 * ```
 */
export function defineRule<const M extends Record<string, string>, const S extends object | undefined = undefined>(
  rule: RuleSpec<M, S>,
): Rule {
  // The engine converts a JSON Schema into a model when it loads the plugin.
  return rule as Rule;
}
