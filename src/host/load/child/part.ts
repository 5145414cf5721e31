import { isContainer } from '../../../data/objects.ts';
/** Returns a property of any value that a module created. */
export const memberOf = (value: unknown, name: string): unknown =>
  isContainer(value) || typeof value === 'function' ? Reflect.get(value, name) : undefined;

export const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';
