import type { Form } from '../../schemas/integration.ts';
import type { Path } from '../data/path.ts';
import type { Bump, Reliant } from '../rule/compare.ts';
import type { Facts } from '../rule/facts.ts';
import type { JsonSchema } from '../rule/nodes.ts';
import type { Severity } from '../rule/rule.ts';

/** A manifest, and how it is looked at. */
export interface Case {
  /** What the case is about; without it, the manifest's text names the case. */
  readonly name?: string;
  /**
   * YAML or JSON text, or an object. Text that starts with a line break loses that and the indentation that all its
   * lines share. It needs to hold no more than the case is about.
   */
  readonly manifest: string | object;
  /** The version before, of a rule that compares: `manifest` is then the version after. */
  readonly base?: string | object;
  /** Overrides what the manifest looks like. */
  readonly as?: Form;
  readonly options?: Readonly<Record<string, unknown>>;
  /**
   * Looks at it as if a definition in TypeScript had made it, for an SDK that has no way to say what would be at some
   * places: JSON Pointers.
   */
  readonly typescript?: { readonly cannotSay?: readonly string[] };
  /** What the rule is told of the world beyond the manifest: of what it `needs`. */
  readonly facts?: Facts;
  /** What it is told of the world beyond the version before: what `icon` and `readme` held. */
  readonly baseFacts?: Pick<Facts, 'assets'>;
  /** Takes parts of the manifest, or of the version before, for unknown: JSON Pointers. */
  readonly unknown?: { readonly manifest?: readonly string[]; readonly base?: readonly string[] };
  /**
   * Whether a validator accepts a value: it is asked for every value that is to show a break, as `hublint compare` asks
   * ajv. Without it, what shows a break is taken as it was found.
   */
  readonly accepts?: (schema: JsonSchema, value: unknown) => boolean | undefined;
}

/** A problem that the rule has to find. */
export interface Expected {
  /** The message's id. */
  readonly message: string;
  /** The whole text of the message. */
  readonly text?: string;
  /** Start line and column, end line and column: 1-based, the end exclusive, columns in UTF-16 units. */
  readonly range?: readonly [startLine: number, startColumn: number, endLine: number, endColumn: number];
  readonly path?: Path;
  /** Where the rule is set to `error`. */
  readonly severity?: Severity;
  /** How safe its fix is. */
  readonly fix?: 'safe' | 'unsafe' | 'none';
  /** The step of the version that a change asks for. */
  readonly bump?: Bump | 'none';
  /** Whom a change breaks. */
  readonly breaks?: Reliant;
}

export interface InvalidCase extends Case {
  /**
   * The problems in reading order, each a message id or more. Where each of them is, is said by marks around the
   * places in the text (`version: ⟦v1⟧`), or by a `range` or `path` in every problem. Marks in `base` say where each
   * change was.
   */
  readonly problems: readonly (string | Expected)[];
  /** The manifest after all fixes, unsafe ones too: text for text, an object for an object. Required where there is one. */
  readonly fixed?: string | object;
}

export interface Cases {
  readonly valid: readonly (string | Case)[];
  readonly invalid: readonly InvalidCase[];
  /** True for a rule that tells what is not known: it may say more where less is. */
  readonly tellsUnknown?: boolean;
}

/** The text of a manifest, and the syntax it is in. */
export function textOf(manifest: string | object): string {
  return typeof manifest === 'string' ? dedent(manifest) : `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A template literal may be indented as the code around it. */
function dedent(text: string): string {
  if (!text.startsWith('\n')) return text;
  const lines = text
    .slice(1)
    .replace(/\n[ \t]*$/, '\n')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}
