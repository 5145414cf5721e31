/** What is made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for each name. */
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

/** The same for each object, as long as somebody else holds it. What is made of one is never undefined. */
export const onceFor = <K extends object, T extends NonNullable<unknown>>(make: (key: K) => T): ((key: K) => T) =>
  onceForRecent(make, Number.POSITIVE_INFINITY);

/**
 * The same for each object that was asked about lately: after so many, all are forgotten. For what thousands come and go
 * of: a WeakMap that grows old holds on to what was made of objects that are gone, until all of the memory is swept.
 */
export function onceForRecent<K extends object, T extends NonNullable<unknown>>(
  make: (key: K) => T,
  most = 200,
): (key: K) => T {
  let made = new WeakMap<K, T>();
  let count = 0;
  // Most who ask, ask of one after the other, and some times of each.
  let lastKey: K | undefined;
  let last: T | undefined;
  return (key) => {
    if (key === lastKey && last !== undefined) return last;
    let one = made.get(key);
    if (one === undefined) {
      one = make(key);
      if (count === most) {
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

/** The same for one thing after the other: what is asked again in a row is made once, and nothing is kept of those before. */
export function onceInARow<K, T>(make: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

/** Hands each text on once, to whoever hears it. */
export function onceEachText(hear?: (text: string) => void): (text: string) => void {
  const heard = new Set<string>();
  return (text) => {
    if (!heard.has(text)) hear?.(text);
    heard.add(text);
  };
}
