import type { Key, Range, Scalar } from '../../tree.ts';

/** Builds the result while a text is read: a result for each value, and a collection to which entries are added. */
export interface NodeMaker<Value, Collected> {
  scalar(scalar: Scalar): Value;
  mapping(): Collected;
  list(): Collected;
  /** `announced` is where its colon ends. Returns false if the name exists already. */
  property(collected: Collected, key: Key, value: Value, announced: number): boolean;
  /** `announced` is where its dash ends; an item in brackets has none. */
  item(collected: Collected, value: Value, announced?: number): void;
  /** Notes the comma after the last entry. */
  comma(collected: Collected, at: number): void;
  /** Finishes a collection. `brackets` is the range of its brackets, if any. */
  collection(collected: Collected, brackets?: Range): Value;
}
