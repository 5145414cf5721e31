import { bounds } from '../../bounds.ts';

/** The messages for definitions that are too large. They are functions because formatting a number takes 20 ms. */
export const limitMessages = {
  'too-deep': () => `Values are nested more than ${bounds.depth} levels deep.`,
  'too-many-nodes': () => `There are more than ${bounds.nodes.toLocaleString('en')} names and values.`,
  'too-large': () =>
    `The definition consists of more than ${bounds.modules.toLocaleString('en')} modules, or of more than ${bounds.inModules / 1e6} MB of them, and was not read. Import less of the project.`,
} as const;
