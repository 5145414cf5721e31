/**
 * Freezes the prototypes that all objects share: what a manifest reaches of them throws. An object may still have a
 * property of its own by the name of an inherited one, as programs everywhere assume.
 */
export function freezePrototypes(): void {
  for (const prototype of [Object.prototype, Function.prototype])
    for (const name of Reflect.ownKeys(prototype)) soften(prototype, name);
  for (const prototype of [Object.prototype, Function.prototype, Array.prototype]) Object.freeze(prototype);
}

/** Frozen as it is, an inherited property could not be assigned to on any object. */
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
