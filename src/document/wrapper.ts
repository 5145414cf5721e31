import { type Data, isObject, propertyOf } from '../data/objects.ts';
export interface Unwrapped {
  readonly data: Data;
  readonly wrapped: boolean;
  /** The names next to the wrapped integration, which do not belong there. */
  readonly beside: readonly string[];
}

/** Unwraps a record as returned by the hub: `{ "integration": … }`. */
export function unwrap(root: unknown): Unwrapped | undefined {
  if (!isObject(root)) return undefined;
  const inner = propertyOf(root, 'integration');
  if (!isObject(inner) || Object.hasOwn(root, 'name') || Object.hasOwn(root, 'version')) {
    return { data: root, wrapped: false, beside: [] };
  }
  const beside = Object.keys(root).filter((name) => name !== 'integration' && name !== '$schema');
  return { data: inner, wrapped: true, beside };
}
