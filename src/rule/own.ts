type Dictionary<T> = { readonly [key: string]: T | undefined };

/** The value at an own key; a name such as `toString` is not inherited. */
export const ownOf = <T>(map: Dictionary<T> | undefined, key: string): T | undefined =>
  map !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;

/** The known entries of a map. */
export function* entriesOf<T>(map: Dictionary<T> | undefined): Generator<readonly [string, T]> {
  for (const key of Object.keys(map ?? {})) {
    const value = map?.[key];
    if (value !== undefined) yield [key, value];
  }
}
