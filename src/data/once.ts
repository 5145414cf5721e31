/** Makes a value on first use and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Like `once`, for each name. */
export function onceEach<N extends string, T>(make: (name: N) => T): (name: N) => T {
  const made = new Map<N, T>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined || made.has(name)) return known as T;
    const one = make(name);
    made.set(name, one);
    return one;
  };
}

/** Like `once`, for each object, as long as something else references it. `make` never returns undefined. */
export const onceFor = <K extends object, T extends NonNullable<unknown>>(make: (key: K) => T): ((key: K) => T) =>
  cachedForRecent(make, Number.POSITIVE_INFINITY);

/**
 * Like `onceFor`, but drops the whole cache after `limit` objects. For objects that come and go by the thousand: a WeakMap that
 * has reached the old generation keeps the values of dead objects alive until a full garbage collection.
 */
export function cachedForRecent<K extends object, T extends NonNullable<unknown>>(
  make: (key: K) => T,
  limit = 200,
): (key: K) => T {
  let made = new WeakMap<K, T>();
  let count = 0;
  // Most callers ask for one object after another, and several times for each.
  let lastKey: K | undefined;
  let last: T | undefined;
  return (key) => {
    if (key === lastKey && last !== undefined) return last;
    let one = made.get(key);
    if (one === undefined) {
      one = make(key);
      if (count === limit) {
        made = new WeakMap();
        count = 0;
      }
      count += 1;
      made.set(key, one);
    }
    lastKey = key;
    last = one;
    return one;
  };
}

/** Like `once`, but keeps only the value of the last key. */
export function cachedForLast<K, T>(make: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** Passes each distinct string to `hear` once. */
export function distinctTexts(hear?: (text: string) => void): (text: string) => void {
  const heard = new Set<string>();
  return (text) => {
    if (!heard.has(text)) hear?.(text);
    heard.add(text);
  };
}
