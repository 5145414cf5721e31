import { isContainer } from '../../../data/objects.ts';
/** A part of what a module made, whatever that is. */
export const part = (value: unknown, name: string): unknown =>
  isContainer(value) || typeof value === 'function' ? Reflect.get(value, name) : undefined;

export const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';
