/** What issuers make their credentials look like, so that scanners can find them. */
const formats: readonly (readonly [kind: string, format: RegExp])[] = [
  // Its first line alone tells what one looks like.
  ['private key', /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----(?=[\s\S]{0,200}?[A-Za-z0-9+/]{24})/],
  ['Airtable token', /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/],
  ['Atlassian token', /\bATATT3[\w=-]{50,400}/],
  ['AWS access key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['Botpress token', /\bbp_pat_\w{20,255}/],
  ['Databricks token', /\bdapi[0-9a-f]{32}\b/],
  ['DigitalOcean token', /\bdo[opr]_v1_[0-9a-f]{64}\b/],
  ['Discord webhook', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{22,255})\b/],
  ['GitLab token', /\bglpat-[\w-]{20,255}/],
  ['Google API key', /\bAIza[\w-]{35}(?![\w-])/],
  ['Google OAuth client secret', /\bGOCSPX-[\w-]{28}(?![\w-])/],
  ['Groq key', /\bgsk_[A-Za-z0-9]{52}\b/],
  ['HubSpot token', /\bpat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/],
  ['Hugging Face token', /\bhf_[A-Za-z0-9]{34}\b/],
  ['JSON Web Token', /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,2000}\.[\w-]{10,2000}/],
  ['Linear key', /\blin_api_[A-Za-z0-9]{40}\b/],
  ['Mailgun key', /\bkey-[0-9a-f]{32}\b/],
  ['Notion token', /\b(?:ntn_[A-Za-z0-9]{40,60}|secret_[A-Za-z0-9]{43})\b/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['OpenAI or Anthropic key', /\bsk-(?:proj-|ant-|svcacct-)?[\w-]{32,255}/],
  ['SendGrid key', /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/],
  ['Shopify token', /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/],
  ['Slack token', /\b(?:xox[abeoprs]|xapp)-[\w-]{20,255}/],
  ['Slack webhook', /\bhooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/\w{24}\b/],
  ['Stripe key', /\b(?:(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,255}|whsec_[A-Za-z0-9+/]{24,255})/],
  ['Telegram bot token', /\b\d{8,10}:[\w-]{35}(?![\w-])/],
];

/** Longer text is looked at no further: every real place for a credential is shorter. */
const furthest = 20_000;

export interface Credential {
  /** As people call it: `Stripe key`. */
  readonly kind: string;
  /** Where it stands in the text: UTF-16 units, end exclusive. */
  readonly span: readonly [start: number, end: number];
}

/** The first credential of a known format in a text. Placeholders (`sk_live_xxxxxxxxxxxxxxxx`) are none. */
export function credentialIn(text: string): Credential | undefined {
  const head = text.slice(0, furthest);
  let first: Credential | undefined;
  for (const [kind, format] of formats) {
    const match = format.exec(head);
    if (match === null || isPlaceholder(match[0])) continue;
    if (first === undefined || match.index < first.span[0]) {
      first = { kind, span: [match.index, match.index + match[0].length] };
    }
  }
  return first;
}

/** Whether a text says that something else is to stand in its place. */
export const asksToBeReplaced = (text: string): boolean =>
  /example|placeholder|your[-_]|dummy|(?:change|replace)[-_]?me|redacted/i.test(text);

const isPlaceholder = (found: string) =>
  !found.startsWith('-----') && (asksToBeReplaced(found) || new Set(found.slice(-12)).size < 5);
