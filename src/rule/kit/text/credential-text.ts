import { isSecretName } from '../../secret-name.ts';

const credential =
  '(?:api|access|private|secret|signing|encryption|master|shared|service account|subscription) keys?|(?:(?:access|refresh|bearer|auth(?:entication|orization)?|api|bot|oauth2?|jwt|session) (?:and )?){1,3}tokens?|passwords?|passphrases?|client secrets?|app secrets?|secret|credentials';

/**
 * Text that starts with a credential as the name of what it describes: "Your Hunter API key, found in …". Text about a
 * credential starts with something else ("ID of the API key") or continues the name ("API key ID").
 */
const credentialName = new RegExp(
  `^(?:(?:the|an?|your|optional) )?(?:[\\w.'’]{1,30} ){0,3}?(?:${credential})(?= (?:for|of|from|to|used|that|which|with|in|on|as|when|provided|found|generated|obtained)\\b|\\s?[.,;:(–—]|\\s-|$)`,
  'i',
);
/** Beginnings of text that is not about a credential itself: "Whether an API key …", "ID of the access token". */
const otherSubject =
  /^(?:the |an? |your )?(?:\S{1,30} ){0,2}?(?:whether|if|how|where|when|names?|ids?|urls?|types?|numbers?|public|publishable|expir\w{1,6}|whose|of|for|with|without|no|not)\b/i;

/** Whether a text calls its subject a credential. */
export const callsCredential = (text: string) => {
  const head = text.trim().slice(0, 200);
  const found = credentialName.exec(head)?.[0];
  return found !== undefined && !otherSubject.test(found);
};

/**
 * Parts of titles for switches and for things related to a credential: "Use API key", "Name of the secret"; anywhere, "Client
 * ID (not the secret)"; or "ID del token", in a language that puts the noun first.
 */
const relatedSubject =
  /^(?:(?:whether|if|where|when|how|is|has|have|uses?|using|enabled?|disabled?|requires?d?|needs?|allows?|shows?|hides?|resets?|rotates?|validates?|verify|forgot)\b|(?:\S{1,30} )?(?:names?|ids?|types?|urls?|numbers?|headers?|prefix|length|format|scopes?|expir\w{1,6}|variables?|paths?|files?|locations?|versions?|owners?) (?:of|for)\b)|\b(?:not (?:an?|the|your)|no|without)\b| (?:d[aeiou]|del|des) \S{1,30}$/i;

/** Whether a title names a credential, whatever follows: "API key (from your profile)". */
export function titlesCredential(title: string): boolean {
  const head = title.trim().slice(0, 200);
  return (isSecretName(head) || callsCredential(head)) && !relatedSubject.test(head);
}

/** Beginnings of text about something that belongs to a credential: "The name of the variable". */
const relatedPart = /^(?:the |an? |your )?(?:\S{1,30} )?(?:names?|ids?|urls?|paths?) (?:of|for)\b/i;

/** Sentences that ask to keep the value secret. */
const secrecyRequest =
  /\bkeep (?:it|this|this value|this key|them) (?:a )?(?:secret|private|confidential)\b|\b(?:do not|don't|don’t|never) share (?:it|this(?: (?:key|token|value|secret|password|code))?)(?=\s?(?:[.,;:!)–—]|$)|\s(?:with (?:anyone|anybody|others|third)|publicly|or\b|and\b))|\b(?:treat|handle) (?:it|this) (?:as|like) (?:a |your )?(?:password|secret)\b|\b(?:stored?|saved?|kept|keep|marked?) (?:it |this )?as a secret\b|\b(?:it|this) is (?:a secret|confidential)\b(?=[.,;]|$)/i;

/** Whether a text asks to keep its subject secret. */
export const asksForSecrecy = (text: string): boolean =>
  secrecyRequest.test(text.slice(0, 2000)) && !relatedPart.test(text.trim());
