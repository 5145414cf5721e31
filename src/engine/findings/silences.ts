import { isWithin, type Path } from '../../data/path.ts';
import type { Visit } from '../../rule/rule.ts';
import type { ActiveRule } from '../plan/plan.ts';
import type { ManifestNode } from '../walk/node.ts';

/** What rules see of the world beyond the node that they are shown. */
export type RuleContext = Pick<Visit, 'manifest' | 'facts' | 'isWhole' | 'canSay'>;

/** A node as rules were shown it. */
interface Shown extends Pick<ManifestNode, 'noun' | 'path' | 'generated' | 'depth'> {
  readonly complete: boolean;
  /** The rules that had nothing to say of it, and saw nothing else. */
  readonly silent: Set<ActiveRule>;
}

/**
 * A cache for whoever checks the same manifest again and again, as an editor does: which rules had nothing to say of a node.
 * Rules are pure: one that looked at nothing but the node need not be asked again, as long as that is the very same object
 * at the same place. For each node, `about` is called first, then `ask` before each rule, and `keep` after one without problems.
 */
export class Silences {
  readonly #shown = new WeakMap<object, Shown>();
  /** The node at hand; undefined for a text or a number, which cannot be told from another of the same value. */
  #node: Shown | undefined;
  /** Whether the rule at hand looked at more than the node. */
  #sawMore = false;

  /** Turns to a node. Returns the rules that need not be asked about it. */
  about({ node, noun, path, generated, depth }: ManifestNode, complete: boolean): ReadonlySet<ActiveRule> {
    this.#node = undefined;
    if (typeof node !== 'object') return none;
    const known = this.#shown.get(node);
    if (known !== undefined && isSame(known, { noun, path, generated, depth, complete })) this.#node = known;
    else {
      this.#node = { noun, path, generated, depth, complete, silent: new Set() };
      this.#shown.set(node, this.#node);
    }
    return this.#node.silent;
  }

  /** The next rule is shown the node at hand. */
  ask(): void {
    this.#sawMore = false;
  }

  /** Remembers that the rule that was asked last reported nothing, if it looked at nothing but the node. */
  keep(rule: ActiveRule): void {
    if (!this.#sawMore) this.#node?.silent.add(rule);
  }

  /** The same, noticing what a rule looks at. */
  watched({ manifest, facts, isWhole, canSay }: RuleContext): RuleContext {
    const more = <T>(value: T): T => {
      this.#sawMore = true;
      return value;
    };
    const told = Object.entries(facts).map(([name, fact]) => [name, { get: () => more(fact), enumerable: true }]);
    return {
      get manifest() {
        return more(manifest);
      },
      facts: Object.defineProperties({}, Object.fromEntries(told)),
      isWhole: (place) => this.#isInside(place.path) || more(isWhole(place)),
      canSay: (place) => more(canSay(place)),
    };
  }

  /** Whether a place is part of a schema of which all is known: then it is whole as well. */
  #isInside(path: Path): boolean {
    const { noun, path: around, complete } = this.#node ?? {};
    if (around === undefined || !complete || (noun !== 'schema' && noun !== 'field')) return false;
    return isWithin(path, around);
  }
}

const none: ReadonlySet<ActiveRule> = new Set();

const isSame = (a: Shown, b: Omit<Shown, 'silent'>): boolean =>
  a.noun === b.noun &&
  a.generated === b.generated &&
  a.depth === b.depth &&
  a.complete === b.complete &&
  a.path.length === b.path.length &&
  isWithin(b.path, a.path);
