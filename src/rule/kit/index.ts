/**
 * Internal helpers that several layers share with the built-in rules; not part of the public API. Helpers that only rules use
 * are imported directly from their file in the kit.
 */

export { named } from '../../data/in-code.ts';
export { credentialIn, credentialsIn, saysPlaceholder } from '../credential.ts';
export { layersOf } from '../field-layers.ts';
export { isType } from '../schema/types.ts';
export { isUnknownFunction } from '../unknown-function.ts';
