export { named } from '../../data/in-code.ts';
