/** A JSON object. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether the value is a JSON object, not an array. */
export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value is an object or an array. */
export const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** An own property of any value: inherited names such as `toString` are not found. */
export const propertyOf = (value: unknown, name: string | number): unknown =>
  isContainer(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * The keys of a closed record: TypeScript's `Object.keys` returns `string[]`, as an object may have more keys than its type.
 */
export const keysOf = <Key extends string>(list: Readonly<Record<Key, unknown>>): Key[] => Object.keys(list) as Key[];

type Dictionary<T> = { readonly [key: string]: T | undefined };

/** The value at an own key: inherited names such as `toString` are not found. */
export const ownOf = <T>(map: Dictionary<T> | undefined, key: string): T | undefined =>
  map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;

/** Calls `visit` with each entry of a map whose value is known. */
export function eachOf<T>(map: Dictionary<T> | undefined, visit: (key: string, value: T) => void): void {
  if (map === undefined) return;
  const keys = Object.keys(map);
  // An index loop, because `for…of` allocates an object for each step until V8 has optimized it. `at` is always in range.
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    const value = map[key];
    if (value !== undefined) visit(key, value);
  }
}

/** The entries of a map whose value is known. */
export function entriesOf<T>(map: Dictionary<T> | undefined): readonly (readonly [string, T])[] {
  const known: [string, T][] = [];
  for (const key of Object.keys(map ?? {})) {
    const value = map?.[key];
    if (value !== undefined) known.push([key, value]);
  }
  return known;
}

/**
 * Sets an own property. A plain assignment would set the prototype if the name is `__proto__`, and would throw if
 * `Object.prototype` is frozen and has a property of that name.
 */
export function put(data: Record<string, unknown>, name: string, value: unknown): void {
  if (!(name in data) || Object.hasOwn(data, name)) data[name] = value;
  else Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
}
