/** Endings of a name, as lowercase words, that mark its value as secret. */
const secrets =
  /(?:^| )(?:secrets?|password|passwd|pwd|passphrase|passcode|credentials?|(?:api|access|private|secret|signing|encryption|master|hmac|auth|subscription|service account|service role) ?key|apikey)$/;
const token = /(?:^| )token$/;
/** Tokens that grant no access: pagination or list positions, text positions, versions, currency tokens, and public tokens. */
const harmlessToken =
  /(?:^| )(?:next|previous|page|pagination|continuation|continue|scroll|skip|cursor|sync|delta|change|start|end|stop|max|count|resume|watermark|separator|mask|pad|eos|bos|unk|native|base|quote|public) token$/;

/** Keys that are meant to be public, for example in the pages of a shop. */
const publicKey = /(?:^| )(?:public|publishable) (?:\w+ )?(?:key|apikey|token)$/;

/** Beginnings of names for switches, operations and counts: `useApiKey`, `rotateSecret`. */
const operation =
  /^(?:is|has|have|uses?|requires?d?|needs?|shows?|hides?|forgot|rotate|enabled?|disabled?|allows?|number of|count of) /;
/** Endings that do not change the meaning: `apiKey2`, `secretValue`, `privateKeyPem`. */
const ending = / (?:value|pem|v?\d+)$|(?<=[a-z])\d+$/;

/** Whether a name (`clientSecret`, `API_KEY`) indicates that its value must be kept secret. */
export function isSecretName(name: string): boolean {
  const words = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(ending, '');
  if (operation.test(words) || publicKey.test(words)) return false;
  return secrets.test(words) || (token.test(words) && !harmlessToken.test(words));
}
