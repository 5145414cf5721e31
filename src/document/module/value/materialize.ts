import { put } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { bounds } from '../../bounds.ts';
import type { Unknown } from '../../document.ts';
import { whyOf } from './make.ts';
import { entriesOf } from './own.ts';
import type { ArrayValue, Literal, Origin, Value } from './value.ts';

/** The reason why a value such as a schema has no data. */
export const whyNoData = 'it cannot be part of a manifest';

/** UTF-16 units of all strings of a manifest: several files of the maximum length. */
const textLimit = 4 * bounds.length;

export interface Materialized {
  readonly data: Readonly<Record<string, unknown>>;
  readonly unknowns: readonly Unknown[];
  /** Strings that may have been meant as template literals. */
  readonly unfilled: readonly UnfilledTemplate[];
  /** The limit that the data exceeded, so that they are incomplete. */
  readonly excess: 'too-deep' | 'too-many-nodes' | undefined;
}

/** A string in plain quotes that contains `${`. */
export interface UnfilledTemplate {
  readonly path: Path;
  readonly text: string;
  readonly declares: (name: string) => boolean;
  readonly at: Origin;
}

/** How values that are not data are treated. */
export interface NonDataHandling {
  /** True if the model refuses any object there: then the data gets an empty one for it. */
  isRefused(value: Value, path: Path): boolean;
  /** True if a function at the path is a mistake, although JSON omits functions. */
  isUncalled(path: Path): boolean;
  /** Returns why a part that is missing by mistake is unknown; undefined if it may be missing. */
  whyMissing(part: Value): string | undefined;
}

const anywhere: NonDataHandling = { isRefused: () => false, isUncalled: () => false, whyMissing: () => undefined };

/**
 * Converts a value to plain data, like JSON. Unknown parts are omitted and listed. With `mayShare`, a schema that is used at
 * several paths may be one object at all of them.
 */
export function materialize(root: Value, misplaced = anywhere, mayShare = false): Materialized {
  const writer = new DataWriter(misplaced, mayShare);
  return {
    data: writer.object(root) ?? {},
    unknowns: writer.unknowns,
    unfilled: writer.unfilled,
    excess: writer.excess,
  };
}

/** The data of a schema, and its share of the limits. */
interface SharedData {
  readonly data: unknown;
  /** The depth at which it was converted. */
  readonly depth: number;
  readonly nodes: number;
  /** UTF-16 units of its strings. */
  readonly length: number;
}

class DataWriter {
  readonly unknowns: Unknown[] = [];
  readonly unfilled: UnfilledTemplate[] = [];
  excess: Materialized['excess'];
  /** The current path. */
  readonly #path: (string | number)[] = [];
  #nodes = 0;
  /** UTF-16 units of all texts. */
  #length = 0;
  readonly #misplaced: NonDataHandling;
  readonly #mayShare: boolean;
  readonly #shared = new Map<Value, SharedData>();
  /** The number of results so far that depended on the path. */
  #placed = 0;

  constructor(misplaced: NonDataHandling, mayShare: boolean) {
    this.#misplaced = misplaced;
    this.#mayShare = mayShare;
  }

  object(value: Value): Readonly<Record<string, unknown>> | undefined {
    const own = entriesOf(value);
    if (own === undefined) return this.#unknown('value', whyOf(value, 'not all of it is known'));
    if (own.rest !== undefined) this.#unknown('rest', own.rest);
    const data: Record<string, unknown> = {};
    own.entries.forEach((entry, name) => {
      const known = this.#convertAt(name, entry.value);
      if (known !== undefined) put(data, name, known);
    });
    return data;
  }

  #items({ items, rest }: ArrayValue): readonly unknown[] {
    if (rest !== undefined) this.#unknown('rest', rest);
    return items.map((item, index) => {
      const unknownsBefore = this.unknowns.length;
      const known = this.#convertAt(index, item);
      return known === undefined && isNothing(item) && this.unknowns.length === unknownsBefore ? null : known;
    });
  }

  #convertAt(step: string | number, value: Value): unknown {
    this.#nodes += 1;
    if (this.#nodes > bounds.nodes) this.excess ??= 'too-many-nodes';
    if (this.#path.length >= bounds.depth) this.excess ??= 'too-deep';
    if (this.excess !== undefined) return undefined;
    this.#path.push(step);
    const known = this.#mayShare && step === 'schema' ? this.#convertShared(value) : this.#convert(value);
    this.#path.pop();
    return known;
  }

  /** Converts a schema, which may be used at many paths: its data is shared unless it depends on the path. */
  #convertShared(value: Value): unknown {
    const depth = this.#path.length;
    const made = this.#shared.get(value);
    if (made !== undefined && depth <= made.depth && this.#hasRoomFor(made)) {
      this.#nodes += made.nodes;
      this.#length += made.length;
      return made.data;
    }
    const [nodes, length, placed] = [this.#nodes, this.#length, this.#placed];
    const data = this.#convert(value);
    const isWhole = this.#placed === placed && this.excess === undefined;
    if (isWhole) this.#shared.set(value, { data, depth, nodes: this.#nodes - nodes, length: this.#length - length });
    return data;
  }

  #hasRoomFor({ nodes, length }: SharedData): boolean {
    return this.#nodes + nodes <= bounds.nodes && this.#length + length <= textLimit;
  }

  #convert(value: Value): unknown {
    switch (value.kind) {
      case 'literal':
        if (typeof value.value === 'string') return this.#text(value.value, value);
        if (value.value === undefined) return this.#missing(value);
        return typeof value.value === 'number' ? finite(value.value) : value.value;
      case 'array':
        return this.#items(value);
      case 'object':
      case 'namespace':
        return this.object(value);
      case 'regexp':
        return {};
      case 'function':
        return this.#misplaced.isUncalled(this.#place()) ? this.#unknown('value', whyNoData) : undefined;
      case 'opaque':
        return this.#unknown('value', value.why);
      default:
        return this.#misplaced.isRefused(value, this.#place()) ? {} : this.#unknown('value', whyNoData);
    }
  }

  /** The length of a string counts at each path, as the manifest is read with all of them. */
  #text(text: string, { declares, origin: at }: Literal): string | undefined {
    this.#length += text.length;
    if (declares !== undefined) this.unfilled.push({ path: this.#place(), text, declares, at });
    return this.#length > textLimit ? this.#unknown('value', 'its strings are too long in total') : text;
  }

  #missing(value: Value): undefined {
    const why = this.#misplaced.whyMissing(value);
    if (why !== undefined) this.#unknown('value', why);
  }

  #unknown(extent: Unknown['extent'], why: string): undefined {
    this.#nodes += this.#path.length;
    this.unknowns.push({ path: this.#place(), extent, why });
  }

  /** Returns the current path, for a result that depends on it. */
  #place(): Path {
    this.#placed += 1;
    return [...this.#path];
  }
}

/** JSON has no `NaN`, no infinite numbers and no negative zero. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

/** True for values that JSON writes as `null` in an array. */
const isNothing = (value: Value): boolean =>
  value.kind === 'function' || (value.kind === 'literal' && value.value === undefined);
