import type { Key, Range, Scalar } from '../../tree.ts';

/** What becomes of a text as it is read: of each value, and of what a collection holds as far as it is read. */
export interface Maker<Value, Collected> {
  scalar(scalar: Scalar): Value;
  mapping(): Collected;
  list(): Collected;
  /** `announced` is where its colon ends. False where the name is there already. */
  property(collected: Collected, key: Key, value: Value, announced: number): boolean;
  /** `announced` is where its dash ends; in brackets it has none. */
  item(collected: Collected, value: Value, announced?: number): void;
  /** A comma stands behind what was collected last. */
  comma(collected: Collected, at: number): void;
  /** All is collected. `brackets` are those around it. */
  collection(collected: Collected, brackets?: Range): Value;
}
