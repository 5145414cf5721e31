/** Last words of a name, in lower case, that say that its value is to be kept secret. */
const secrets =
  /(?:^| )(?:secrets?|password|passwd|passphrase|credentials?|(?:api|access|private|secret|signing|encryption|master) ?key|apikey)$/;
const token = /(?:^| )token$/;
/** Tokens that give no access: they mark a place in a list, a position in a text, a version. */
const harmless =
  /(?:^| )(?:next|previous|page|pagination|continuation|cursor|sync|delta|start|end|stop|max|count|resume) token$/;

/** Whether a name (`clientSecret`, `API_KEY`) says that its value is to be kept secret. */
export function isSecretName(name: string): boolean {
  const words = name
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
  return secrets.test(words) || (token.test(words) && !harmless.test(words));
}
