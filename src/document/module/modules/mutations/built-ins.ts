import { nameSet } from '../../analysis/object-holders.ts';

/** The built-in objects whose functions are evaluated. */
export const evaluatedObjects = 'Array Boolean Function JSON Math Number Object Reflect RegExp String Symbol';

/** These, and the function that runs any code. */
export const builtIns = nameSet(`${evaluatedObjects} eval`);

export const globalObjects: ReadonlySet<string> = new Set(['globalThis', 'global']);
