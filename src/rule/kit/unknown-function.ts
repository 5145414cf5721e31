export { isUnknownFunction } from '../unknown-function.ts';
