/** The schema builder of the platform's SDK, as far as it shows in what is sent. */
export { builderMember } from './builders/index.ts';
export { toJsonSchema } from './json-schema/index.ts';
export { mergeObjects } from './merge.ts';
export { schemaMember } from './methods/index.ts';
export { repackage } from './repackage/index.ts';
