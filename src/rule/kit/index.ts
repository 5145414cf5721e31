/**
 * What built-in rules use of the floors below, and plugins are not promised. What only rules use, they import from its file
 * in the kit.
 */

export { named } from '../../data/in-code.ts';
export { asksToBeReplaced, credentialIn, credentialsIn } from '../credential.ts';
export { layersOf } from '../field-layers.ts';
export { isType } from '../schema/types.ts';
export { isUnknownFunction } from '../unknown-function.ts';
