import type { Origin, Value } from '../value.ts';

/** What the builder needs of whoever evaluates the expressions around it. */
export interface SchemaHost {
  /** Calls a function of the definition: `z.lazy(() => …)`, `.default(() => …)`. */
  call(fn: Value, args: readonly Value[], origin: Origin): Value;
}
