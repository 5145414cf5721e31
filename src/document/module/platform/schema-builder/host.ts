import type { Origin, Value } from '../../value/value.ts';

/** What the builder needs of whoever evaluates the expressions around it. */
export interface SchemaHost {
  /** The SDK whose builder this is; the newest where that is not said. */
  readonly sdk?: { readonly major: number };
  /** Takes so many steps; false where that is more than any definition needs. */
  spend?(steps: number): boolean;
  /** Calls a function of the definition: `z.lazy(() => …)`, `.default(() => …)`. */
  call(fn: Value, args: readonly Value[], origin: Origin): Value;
}

/** Whether the builder is the one that came before the SDK's sixth major version. */
export const isFormer = ({ sdk }: SchemaHost): boolean => sdk !== undefined && sdk.major < 6;
