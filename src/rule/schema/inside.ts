import type { Path } from '../../data/path.ts';
import type { JsonSchema } from '../nodes.ts';
import type { Bits } from './keywords.ts';

/**
 * A schema inside an embedded schema, or that itself, wherever that stands. Of most, nobody asks for their path or their
 * name: both are made where they are asked for.
 */
export class Inside implements Bits {
  readonly schema: JsonSchema;
  /** The keyword that holds it: `properties` for a property's; undefined for the root. */
  readonly keyword: string | undefined;
  /** Under which name or number the keyword holds it; undefined where it holds one. */
  readonly step: Path[number] | undefined;
  /** How many properties it is inside, itself counted. */
  readonly depth: number;
  /** Which keywords it has, which is told when what it holds is looked for. */
  low = 0;
  high = 0;
  readonly #around: Inside | undefined;

  constructor(schema: JsonSchema, around?: Inside, keyword?: string, step?: Path[number]) {
    this.schema = schema;
    this.keyword = keyword;
    this.step = step;
    this.depth = around === undefined ? 0 : around.depth + (keyword === 'properties' ? 1 : 0);
    this.#around = around;
  }

  /** From the embedded schema's root down. */
  get path(): Path {
    if (this.#around === undefined || this.keyword === undefined) return [];
    const { path } = this.#around;
    return this.step === undefined ? path.concat(this.keyword) : path.concat(this.keyword, this.step);
  }

  /** How messages call it: `customer.phones[]`; `schema` is the root. */
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
