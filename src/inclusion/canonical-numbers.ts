import { isContainer, propertyOf } from '../data/objects.ts';
import { assertions, namesOf, subschemaKeywords } from './keywords.ts';

type Mode = 'schema' | 'schemas' | 'data';

interface Frame {
  readonly value: Record<string, unknown>;
  readonly mode: Mode;
  readonly names: readonly string[];
  readonly ids: number[];
}

/**
 * Assigns the same number to equal values and to equivalent schemas (hash consing), so that comparing them is comparing
 * numbers. For schemas, only the keywords that affect the accepted values count. Linear, and without recursion, because data
 * may be nested deeply.
 */
export class CanonicalNumbers {
  /** The numbers of schemas that contain a `$ref`: their meaning depends on their location. */
  readonly referring = new Set<number>();
  readonly #scalars = new Map<unknown, number>();
  readonly #containers = new Map<unknown, number>();
  readonly #numbers = { schema: new WeakMap(), schemas: new WeakMap(), data: new WeakMap() };

  ofSchema(schema: unknown): number {
    return this.#numberOf(schema, 'schema');
  }

  ofValue(value: unknown): number {
    return this.#numberOf(value, 'data');
  }

  #numberOf(root: unknown, rootMode: Mode): number {
    if (!isContainer(root)) return this.#scalar(root);
    const stack = [frameOf(root, rootMode)];
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const name = frame.names[frame.ids.length];
      if (name === undefined) {
        this.#finish(frame);
        stack.pop();
        continue;
      }
      const value = frame.value[name];
      const mode = modeOf(frame, name);
      const known = isContainer(value) ? this.#numbers[mode].get(value) : this.#scalar(value);
      if (known !== undefined) frame.ids.push(known);
      else stack.push(frameOf(value as object, mode));
    }
    return this.#numbers[rootMode].get(root);
  }

  #finish({ value, mode, names, ids }: Frame): void {
    const isList = Array.isArray(value);
    let text = isList ? `${mode}[` : `${mode}{`;
    let refers = mode === 'schema' && Object.hasOwn(value, '$ref');
    for (const [index, id] of ids.entries()) {
      text += isList ? `${id},` : `${this.#scalar(names[index])}:${id},`;
      refers ||= this.referring.has(id);
    }
    for (const name of mode === 'schema' ? requiredWithDefault(value) : []) text += `default ${this.#scalar(name)},`;
    const number = this.#numberIn(this.#containers, text);
    if (refers && mode !== 'data') this.referring.add(number);
    this.#numbers[mode].set(value, number);
  }

  #scalar(value: unknown): number {
    return this.#numberIn(this.#scalars, value);
  }

  #numberIn(numbers: Map<unknown, number>, key: unknown): number {
    const number = numbers.get(key) ?? this.#scalars.size + this.#containers.size;
    numbers.set(key, number);
    return number;
  }
}

/**
 * Returns the required properties that may be left out because they have a default. Other defaults do not affect the accepted
 * values.
 */
function requiredWithDefault({ required, properties }: Frame['value']): readonly string[] {
  if (required === undefined || !isContainer(properties)) return [];
  return namesOf(required).filter((name) => propertyOf(propertyOf(properties, name), 'default') !== undefined);
}

function frameOf(value: object, mode: Mode): Frame {
  const names = Object.keys(value);
  const isSchema = mode === 'schema' && !Array.isArray(value);
  const comparedNames = isSchema ? names.filter((name) => assertions.has(name) || subschemaKeywords.has(name)) : names;
  // JSON data has only own properties.
  return {
    value: value as Record<string, unknown>,
    mode,
    names: Array.isArray(value) ? comparedNames : comparedNames.sort(),
    ids: [],
  };
}

function modeOf({ mode, value }: Frame, name: string): Mode {
  if (mode === 'data') return 'data';
  if (mode === 'schemas' || Array.isArray(value)) return 'schema';
  const holder = subschemaKeywords.get(name);
  if (holder === undefined) return 'data';
  return holder === 'named' ? 'schemas' : 'schema';
}
