export { asksToBeReplaced, credentialIn, credentialsIn } from '../credential.ts';
