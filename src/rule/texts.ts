import { limits } from '../../schemas/limits.ts';
import { named } from '../data/in-code.ts';
import type { Path } from '../data/path.ts';
import { partOf } from '../data/path.ts';
import type { Target } from '../document/document.ts';
import { fieldTexts, wrapsAny } from './field-text.ts';
import type { JsonSchema, Owner } from './nodes.ts';
import { concat, isEmpty, nothing } from './problems.ts';
import type { Problem, Visit } from './rule.ts';

/** A title or description anywhere in a manifest. */
export interface Text {
  readonly kind: 'title' | 'description';
  readonly value: string;
  readonly at: Target;
  /** The element that it describes, for messages: "action `sendMessage`". */
  readonly of: string;
  /** The name of that element; empty for the integration. */
  readonly name: string;
  /** For a description: the title of the same element, if it has one. */
  readonly title?: string;
  /** The platform's limit in code points; undefined if it has none. */
  readonly limit?: number;
}

const nouns = [
  'integration',
  'configuration',
  'channel',
  'tag',
  'event',
  'action',
  'entity',
  'secret',
  'field',
] as const;
type TextNoun = (typeof nouns)[number];

/** The manifest around a title or description. */
type Around = Pick<Visit, 'manifest' | 'root' | 'isWhole'>;

interface TextVisit<Options> extends Around {
  readonly node: object;
  readonly key: string;
  readonly owner: Owner;
  readonly at: () => Target;
  readonly generated: boolean;
  readonly options: Options;
}
type TextVisitors<Options, Id extends string> = Readonly<
  Record<TextNoun, (visit: TextVisit<Options>) => Iterable<Problem<Id>>>
>;

/**
 * Builds visitors that call `check` for every title and description that the author wrote. Spread them into the rule. The
 * second parameter of `check` holds the rule's options; annotate its type if you use it.
 *
 * ```ts
 * ...textVisitors(function* ({ value, of, at }) {
 *   if (value.includes('TODO')) yield { message: 'unfinished', data: { of }, at };
 * }),
 * ```
 */
export function textVisitors<Options, const Id extends string>(
  check: (text: Text, options: Options, around: Around) => Iterable<Problem<Id>>,
): TextVisitors<Options, Id> {
  const visitor = (noun: TextNoun) => (visit: TextVisit<Options>) => {
    if (visit.generated) return nothing;
    let found: Iterable<Problem<Id>>[] | undefined;
    const texts = known(noun, visit);
    // An index loop: V8 allocates an object per step of a `for…of` loop until the function is optimized.
    for (let at = 0; at < texts.length; at += 1) {
      const problems = check(texts[at] as Text, visit.options, visit);
      if (isEmpty(problems)) continue;
      found ??= [];
      found.push(problems);
    }
    return found === undefined ? nothing : concat(found);
  };
  const visitors: Partial<Record<TextNoun, ReturnType<typeof visitor>>> = {};
  for (const noun of nouns) visitors[noun] = visitor(noun);
  // The loop has assigned every noun.
  return visitors as TextVisitors<Options, Id>;
}

type Shown = Omit<TextVisit<unknown>, keyof Around>;

/** The texts of the last node. The key is the `at` builder, of which a node has one for all rules that visit it in turn. */
let last: { readonly at: Shown['at']; readonly texts: readonly Text[] } | undefined;

function known(noun: TextNoun, visit: Shown): readonly Text[] {
  if (last?.at !== visit.at) last = { at: visit.at, texts: textsOf(noun, visit) };
  return last.texts;
}

const ownTitle = ['title'];
const fieldTitle = ['x-zui', 'title'];
const description = ['description'];

function textsOf(noun: TextNoun, visit: Shown): readonly Text[] {
  const title = noun === 'field' ? fieldTitle : ownTitle;
  // The node of a field is its schema.
  if (noun === 'field' && wrapsAny(visit.node as JsonSchema)) return textsOfWrapping(visit);
  const first = ownText(noun, visit, { kind: 'title', path: title });
  const second = ownText(noun, visit, { kind: 'description', path: description, title: first?.value });
  if (first === undefined) return second === undefined ? nothing : [second];
  return second === undefined ? [first] : [first, second];
}

function ownText(noun: TextNoun, visit: Shown, wanted: Wanted): PlacedText | undefined {
  const own = partOf(visit.node, wanted.path);
  return typeof own === 'string' ? new PlacedText(noun, visit, wanted, own) : undefined;
}

/** Returns the titles and descriptions of a field and of the schemas that it wraps. */
function textsOfWrapping(visit: Shown): readonly Text[] {
  const schema = visit.node as JsonSchema;
  const texts = (wanted: Wanted) =>
    fieldTexts(schema, wanted.path).map(([path, value]) => new PlacedText('field', visit, { ...wanted, path }, value));
  const titles = texts({ kind: 'title', path: fieldTitle });
  return [...titles, ...texts({ kind: 'description', path: description, title: titles[0]?.value })];
}

interface Wanted extends Pick<Text, 'kind'> {
  /** Path from the node. */
  readonly path: Path;
  readonly title?: string | undefined;
}

/** Computes `at` and `of` on access, because most texts are never reported. */
class PlacedText implements Text {
  readonly kind: Text['kind'];
  readonly value: string;
  readonly name: string;
  readonly title?: string;
  readonly limit?: number;
  readonly #noun: TextNoun;
  readonly #visit: Shown;
  readonly #path: Path;

  constructor(noun: TextNoun, visit: Shown, { kind, path, title }: Wanted, value: string) {
    this.kind = kind;
    this.value = value;
    this.name = visit.key;
    if (title !== undefined) this.title = title;
    if (noun !== 'secret' && noun !== 'field') this.limit = limits[kind].max;
    this.#noun = noun;
    this.#visit = visit;
    this.#path = path;
  }

  get at(): Target {
    return { path: this.#visit.at().path.concat(this.#path), on: 'value' };
  }

  get of(): string {
    return labelOf(this.#noun, this.#visit.key, this.#visit.owner);
  }
}

function labelOf(noun: TextNoun, key: string, owner: Owner): string {
  if (noun === 'integration' || noun === 'configuration') return owner.label;
  const name = `${noun} ${named(key)}`;
  return noun === 'tag' || noun === 'field' ? `${name} of ${owner.label}` : name;
}
