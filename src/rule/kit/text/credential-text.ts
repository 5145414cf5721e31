import { isSecretName } from '../../secret-word.ts';

const credential =
  '(?:api|access|private|secret|signing|encryption|master|shared|service account|subscription) keys?|(?:(?:access|refresh|bearer|auth(?:entication|orization)?|api|bot|oauth2?|jwt|session) (?:and )?){1,3}tokens?|passwords?|passphrases?|client secrets?|app secrets?|secret|credentials';

/**
 * A text whose first words are a credential, as a name for what it describes: "Your Hunter API key, found in …". What is
 * about one begins with something else ("ID of the API key"), or goes on with it ("API key ID").
 */
const named = new RegExp(
  `^(?:(?:the|an?|your|optional) )?(?:[\\w.'’]{1,30} ){0,3}?(?:${credential})(?= (?:for|of|from|to|used|that|which|with|in|on|as|when|provided|found|generated|obtained)\\b|\\s?[.,;:(–—]|\\s-|$)`,
  'i',
);
/** What these begin with is no credential, though one follows: "Whether an API key …", "ID of the access token". */
const otherwise =
  /^(?:the |an? |your )?(?:\S{1,30} ){0,2}?(?:whether|if|how|where|when|names?|ids?|urls?|types?|numbers?|public|publishable|expir\w{1,6}|whose|of|for|with|without|no|not)\b/i;

/** Whether a text calls what it describes a credential. */
export const callsCredential = (text: string) => {
  const head = text.trim().slice(0, 200);
  const found = named.exec(head)?.[0];
  return found !== undefined && !otherwise.test(found);
};

/** What titles of switches and of things beside a credential begin with: "Use API key", "Name of the secret"; or say anywhere: "Client ID (not the secret)"; or "ID del token", in a language that puts it first. */
const besides =
  /^(?:(?:whether|if|where|when|how|is|has|have|uses?|using|enabled?|disabled?|requires?d?|needs?|allows?|shows?|hides?|resets?|rotates?|validates?|verify|forgot)\b|(?:\S{1,30} )?(?:names?|ids?|types?|urls?|numbers?|headers?|prefix|length|format|scopes?|expir\w{1,6}|variables?|paths?|files?|locations?|versions?|owners?) (?:of|for)\b)|\b(?:not (?:an?|the|your)|no|without)\b| (?:d[aeiou]|del|des) \S{1,30}$/i;

/** Whether a title is the name of a credential, whatever follows it: "API key (from your profile)". */
export function titlesCredential(title: string): boolean {
  const head = title.trim().slice(0, 200);
  return (isSecretName(head) || callsCredential(head)) && !besides.test(head);
}

/** What a text about something that belongs to a credential begins with: "The name of the variable". */
const part = /^(?:the |an? |your )?(?:\S{1,30} )?(?:names?|ids?|urls?|paths?) (?:of|for)\b/i;

/** Sentences that ask for the value to be kept from others. */
const asks =
  /\bkeep (?:it|this|this value|this key|them) (?:a )?(?:secret|private|confidential)\b|\b(?:do not|don't|don’t|never) share (?:it|this(?: (?:key|token|value|secret|password|code))?)(?=\s?(?:[.,;:!)–—]|$)|\s(?:with (?:anyone|anybody|others|third)|publicly|or\b|and\b))|\b(?:treat|handle) (?:it|this) (?:as|like) (?:a |your )?(?:password|secret)\b|\b(?:stored?|saved?|kept|keep|marked?) (?:it |this )?as a secret\b|\b(?:it|this) is (?:a secret|confidential)\b(?=[.,;]|$)/i;

/** Whether a text asks for what it describes to be kept secret. */
export const asksForSecrecy = (text: string): boolean => asks.test(text.slice(0, 2000)) && !part.test(text.trim());
