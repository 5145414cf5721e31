export { isType } from '../../schema/types.ts';
