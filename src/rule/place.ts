import type { Path } from '../data/path.ts';
import type { Target } from '../document/document.ts';

type Key<T> = T extends readonly unknown[] ? number : Extract<keyof T, string>;
type Get<T, K> = T extends readonly (infer E)[] ? NonNullable<E> : K extends keyof T ? NonNullable<T[K]> : never;

/** Builds a position below a node from up to four steps. Each step is type-checked against the node. */
export interface Steps<T> {
  (): Target;
  <A extends Key<T>>(a: A): Target;
  <A extends Key<T>, B extends Key<Get<T, A>>>(a: A, b: B): Target;
  <A extends Key<T>, B extends Key<Get<T, A>>, C extends Key<Get<Get<T, A>, B>>>(a: A, b: B, c: C): Target;
  <
    A extends Key<T>,
    B extends Key<Get<T, A>>,
    C extends Key<Get<Get<T, A>, B>>,
    D extends Key<Get<Get<Get<T, A>, B>, C>>,
  >(
    a: A,
    b: B,
    c: C,
    d: D,
  ): Target;
}

/**
 * Builds positions: `at('title')` is the value of the node's title, `at.key('title')` its key, `at()` the node itself, and
 * `at.key()` the node's own key.
 */
export interface At<T> extends Steps<T> {
  readonly key: Steps<T>;
}

/** Returns the position builder of a node. `node.path` is read only when a position is built. */
export function placesOf<T>(node: { readonly path: Path }): At<T> {
  const at = (...steps: Path): Target => ({ path: node.path.concat(steps), on: 'value' });
  at.key = (...steps: Path): Target => ({ path: node.path.concat(steps), on: 'key' });
  // The steps are type-checked where a rule passes them; here they are untyped.
  return at as At<T>;
}
