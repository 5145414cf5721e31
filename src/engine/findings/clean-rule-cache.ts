import { isWithin, type Path } from '../../data/path.ts';
import type { Visit } from '../../rule/rule.ts';
import type { ActiveRule } from '../plan/plan.ts';
import type { ManifestNode } from '../walk/node.ts';

/** The parts of a visit beyond the node itself. */
export type RuleContext = Pick<Visit, 'manifest' | 'facts' | 'isWhole' | 'canSay'>;

/** A node that rules have visited. */
interface VisitedNode extends Pick<ManifestNode, 'noun' | 'path' | 'generated' | 'depth'> {
  readonly complete: boolean;
  /** The rules that reported nothing for it, and looked at nothing else. */
  readonly clean: Set<ActiveRule>;
}

/**
 * A cache for callers that check the same manifest repeatedly, such as an editor: it remembers which rules reported nothing
 * for a node. Rules are pure: one that looked at nothing but the node need not run again as long as the very same object is at
 * the same path. For each node, call `setNode` first, then `beginRule` before each rule, and `recordClean` after each rule
 * without problems.
 */
export class CleanRuleCache {
  readonly #shown = new WeakMap<object, VisitedNode>();
  /** The current node; undefined for a primitive value, which has no identity. */
  #node: VisitedNode | undefined;
  /** Whether the current rule looked at more than the node. */
  #sawMore = false;

  /** Sets the current node. Returns the rules that need not visit it. */
  setNode({ node, noun, path, generated, depth }: ManifestNode, complete: boolean): ReadonlySet<ActiveRule> {
    this.#node = undefined;
    if (typeof node !== 'object') return noRules;
    const known = this.#shown.get(node);
    if (known !== undefined && isSame(known, { noun, path, generated, depth, complete })) this.#node = known;
    else {
      this.#node = { noun, path, generated, depth, complete, clean: new Set() };
      this.#shown.set(node, this.#node);
    }
    return this.#node.clean;
  }

  /** Announces that the next rule visits the current node. */
  beginRule(): void {
    this.#sawMore = false;
  }

  /** Records that the last rule reported nothing for the node, if it looked at nothing else. */
  recordClean(rule: ActiveRule): void {
    if (!this.#sawMore) this.#node?.clean.add(rule);
  }

  /** Wraps a context so that accesses by a rule are noticed. */
  watched({ manifest, facts, isWhole, canSay }: RuleContext): RuleContext {
    const noteAccess = <T>(value: T): T => {
      this.#sawMore = true;
      return value;
    };
    const observedFacts = Object.entries(facts).map(([name, fact]) => [
      name,
      { get: () => noteAccess(fact), enumerable: true },
    ]);
    return {
      get manifest() {
        return noteAccess(manifest);
      },
      facts: Object.defineProperties({}, Object.fromEntries(observedFacts)),
      isWhole: (place) => this.#isInside(place.path) || noteAccess(isWhole(place)),
      canSay: (place) => noteAccess(canSay(place)),
    };
  }

  /** Whether a path is inside the current node and that node is a fully known schema: then it is whole as well. */
  #isInside(path: Path): boolean {
    const { noun, path: around, complete } = this.#node ?? {};
    if (around === undefined || !complete || (noun !== 'schema' && noun !== 'field')) return false;
    return isWithin(path, around);
  }
}

const noRules: ReadonlySet<ActiveRule> = new Set();

const isSame = (a: VisitedNode, b: Omit<VisitedNode, 'clean'>): boolean =>
  a.noun === b.noun &&
  a.generated === b.generated &&
  a.depth === b.depth &&
  a.complete === b.complete &&
  a.path.length === b.path.length &&
  isWithin(b.path, a.path);
