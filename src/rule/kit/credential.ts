export { asksToBeReplaced, credentialIn } from '../credential.ts';
