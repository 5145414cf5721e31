import type { Form } from '../../schemas/integration.ts';
import type { Path } from '../data/path.ts';
import type { Bump, Reliant } from '../rule/compare.ts';
import type { Facts } from '../rule/facts.ts';
import type { JsonSchema } from '../rule/nodes.ts';
import type { Severity } from '../rule/rule.ts';

/** A manifest and how to check it. */
export interface Case {
  /** The name of the test; without it, the text of the manifest is the name. */
  readonly name?: string;
  /**
   * YAML or JSON text, or an object. It only needs the parts that the case is about. If the text starts with a line break,
   * that and the common indentation of its lines are removed.
   */
  readonly manifest: string | object;
  /** The previous version, for a rule that compares versions: `manifest` is then the new one. */
  readonly base?: string | object;
  /** The form to check it as, like `--as` on the command line; detected by default. */
  readonly as?: Form;
  readonly options?: Readonly<Record<string, unknown>>;
  /**
   * Checks the manifest as if a TypeScript definition had produced it. `cannotSay` lists JSON Pointers of values that the
   * author's SDK cannot express.
   */
  readonly typescript?: { readonly cannotSay?: readonly string[] };
  /** The facts about the world beyond the manifest that the rule receives, for the fact names in its `needs`. */
  readonly facts?: Facts;
  /** The same for the previous version: the contents of its `icon` and `readme`. */
  readonly baseFacts?: Pick<Facts, 'assets'>;
  /** Parts of the manifest, or of the previous version, to treat as unknown: JSON Pointers. */
  readonly unknown?: { readonly manifest?: readonly string[]; readonly base?: readonly string[] };
  /**
   * Replaces the JSON Schema validator that confirms the witnesses of a break, as `hublint compare` uses ajv: returns whether
   * the schema accepts the value, undefined if it cannot tell. By default every witness counts as confirmed.
   */
  readonly accepts?: (schema: JsonSchema, value: unknown) => boolean | undefined;
}

/** A problem that the rule must report. */
export interface Expected {
  /** The message id. */
  readonly message: string;
  /** The complete message text. */
  readonly text?: string;
  /** Start line, start column, end line, end column: 1-based, end exclusive, columns in UTF-16 units. */
  readonly range?: readonly [startLine: number, startColumn: number, endLine: number, endColumn: number];
  readonly path?: Path;
  /** The reported severity if the rule is set to `error`: lower than that only through a problem's `ceiling`. */
  readonly severity?: Severity;
  /** The safety of the fix; `none` if there must be no fix. */
  readonly fix?: 'safe' | 'unsafe' | 'none';
  /** The version bump that a change requires. */
  readonly bump?: Bump | 'none';
  /** Who is broken by a change. */
  readonly breaks?: Reliant;
}

/** A manifest in which the rule must report problems. */
export interface InvalidCase extends Case {
  /**
   * The expected problems in document order: message ids, or objects for more details. Their positions are required: mark
   * them in the text (`version: ⟦v1⟧`), or give each problem a `range` or `path`. Marks in `base` are the positions of the
   * changes in the previous version.
   */
  readonly problems: readonly (string | Expected)[];
  /**
   * The manifest after all fixes, unsafe ones included: text is compared as text, an object as data. Required if there is a
   * fix.
   */
  readonly fixed?: string | object;
}

/** The test cases of a rule. A valid case can be just the text of a manifest. */
export interface Cases {
  readonly valid: readonly (string | Case)[];
  readonly invalid: readonly InvalidCase[];
  /** Set it for a rule that reports unknown parts: it may then report more if less is known. */
  readonly tellsUnknown?: boolean;
}

/** Returns the text of a manifest: YAML or JSON as given, an object as JSON. */
export function textOf(manifest: string | object): string {
  return typeof manifest === 'string' ? dedent(manifest) : `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Removes the indentation of a template literal that is indented like the surrounding code. */
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
