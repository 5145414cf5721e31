import type { Path } from '../../data/path.ts';
import type { JsonSchema } from '../nodes.ts';
import type { Bits } from './keywords.ts';

/**
 * An embedded schema or one of its subschemas. `path` and `name` are computed on access, because most subschemas need
 * neither.
 */
export class EmbeddedSchema implements Bits {
  readonly schema: JsonSchema;
  /** The keyword of the parent that holds it, such as `properties`; undefined for the root. */
  readonly keyword: string | undefined;
  /** The name or index in that keyword; undefined if the keyword holds a single schema. */
  readonly step: Path[number] | undefined;
  /** The number of enclosing properties, including itself if it is one. */
  readonly depth: number;
  /** Bit sets of its common keywords, filled in when its subschemas are collected. */
  low = 0;
  high = 0;
  readonly #around: EmbeddedSchema | undefined;

  constructor(schema: JsonSchema, around?: EmbeddedSchema, keyword?: string, step?: Path[number]) {
    this.schema = schema;
    this.keyword = keyword;
    this.step = step;
    this.depth = around === undefined ? 0 : around.depth + (keyword === 'properties' ? 1 : 0);
    this.#around = around;
  }

  /** Path from the root of the embedded schema. */
  get path(): Path {
    if (this.#around === undefined || this.keyword === undefined) return [];
    const { path } = this.#around;
    return this.step === undefined ? path.concat(this.keyword) : path.concat(this.keyword, this.step);
  }

  /** How messages refer to it: `customer.phones[]`; the root is `schema`. */
  get name(): string {
    const parent = this.#around?.name ?? 'schema';
    switch (this.keyword) {
      case 'properties':
        return parent === 'schema' ? String(this.step) : `${parent}.${this.step}`;
      case 'definitions':
      case '$defs':
        return String(this.step);
      case 'items':
      case 'prefixItems':
      case 'contains':
        return `${parent}[]`;
      case 'additionalProperties':
      case 'patternProperties':
        return `${parent}.*`;
      default:
        return parent;
    }
  }
}
