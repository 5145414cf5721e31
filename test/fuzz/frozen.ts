/**
 * Freezes the shared prototypes: an attempt of a manifest to change them throws. Objects may still have their own property with
 * the name of an inherited one, as all programs assume.
 */
export function freezePrototypes(): void {
  for (const prototype of [Object.prototype, Function.prototype])
    for (const name of Reflect.ownKeys(prototype)) soften(prototype, name);
  for (const prototype of [Object.prototype, Function.prototype, Array.prototype]) Object.freeze(prototype);
}

/** If an inherited property is read-only, it cannot be assigned on any object; accessors avoid that. */
function soften(prototype: object, name: string | symbol): void {
  const { value, writable, configurable, enumerable = false } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!writable || !configurable) return;
  Object.defineProperty(prototype, name, {
    get: () => value,
    set(own: unknown) {
      if (this === prototype) throw new TypeError(`\`${String(name)}\` of a prototype is assigned to.`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
    enumerable,
    configurable: false,
  });
}
