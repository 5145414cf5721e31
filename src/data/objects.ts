/** An object as JSON has it. */
export type Data = Readonly<Record<string, unknown>>;

/** Whether it is an object as JSON has it: no array. */
export const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is an object or an array. */
export const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** An own property of whatever it is; a name such as `toString` is not inherited. */
export const propertyOf = (value: unknown, name: string | number): unknown =>
  isContainer(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The keys of a closed list: types leave it open whether an object has others. */
export const keysOf = <Key extends string>(list: Readonly<Record<Key, unknown>>): Key[] => Object.keys(list) as Key[];

type Dictionary<T> = { readonly [key: string]: T | undefined };

/** The value at an own key; a name such as `toString` is not inherited. */
export const ownOf = <T>(map: Dictionary<T> | undefined, key: string): T | undefined =>
  map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;

/** Calls back with each known entry of a map. */
export function eachOf<T>(map: Dictionary<T> | undefined, visit: (key: string, value: T) => void): void {
  if (map === undefined) return;
  const keys = Object.keys(map);
  // Counted, and in range by the condition: a loop over a list makes an object for each step until V8 has optimized it.
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    const value = map[key];
    if (value !== undefined) visit(key, value);
  }
}

/** The known entries of a map. */
export function entriesOf<T>(map: Dictionary<T> | undefined): readonly (readonly [string, T])[] {
  const known: [string, T][] = [];
  for (const key of Object.keys(map ?? {})) {
    const value = map?.[key];
    if (value !== undefined) known.push([key, value]);
  }
  return known;
}

/**
 * Sets an own property. Assignment would set the prototype where the name is `__proto__`, and fail where a runtime that
 * freezes `Object.prototype` has one of that name there.
 */
export function put(data: Record<string, unknown>, name: string, value: unknown): void {
  if (!(name in data) || Object.hasOwn(data, name)) data[name] = value;
  else Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
}
