/** What issuers make their credentials look like, so that scanners can find them, and what all such have: most texts do not. */
const formats: readonly (readonly [kind: string, part: string, format: RegExp])[] = [
  // Its first line alone tells what one looks like.
  ['private key', 'PRIVATE KEY-----', /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----(?=[\s\S]{0,200}?[A-Za-z0-9+/]{24})/],
  ['Airtable token', 'pat', /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/],
  ['Atlassian token', 'ATATT3', /\bATATT3[\w=-]{50,400}/],
  ['AWS access key', 'AKIA', /\bAKIA[A-Z0-9]{16}\b/],
  ['AWS access key', 'ASIA', /\bASIA[A-Z0-9]{16}\b/],
  ['Botpress token', 'bp_pat_', /\bbp_pat_\w{20,255}/],
  ['Databricks token', 'dapi', /\bdapi[0-9a-f]{32}\b/],
  ['DigitalOcean token', '_v1_', /\bdo[opr]_v1_[0-9a-f]{64}\b/],
  ['Discord webhook', '/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/],
  ['GitHub token', 'gh', /\bgh[pousr]_[A-Za-z0-9]{36,255}\b/],
  ['GitHub token', 'github_pat_', /\bgithub_pat_\w{22,255}\b/],
  ['GitLab token', 'glpat-', /\bglpat-[\w-]{20,255}/],
  ['Google API key', 'AIza', /\bAIza[\w-]{35}(?![\w-])/],
  ['Google OAuth client secret', 'GOCSPX-', /\bGOCSPX-[\w-]{28}(?![\w-])/],
  ['Groq key', 'gsk_', /\bgsk_[A-Za-z0-9]{52}\b/],
  ['HubSpot token', 'pat-', /\bpat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/],
  ['Hugging Face token', 'hf_', /\bhf_[A-Za-z0-9]{34}\b/],
  ['JSON Web Token', '.eyJ', /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,2000}\.[\w-]{10,2000}/],
  ['Linear key', 'lin_api_', /\blin_api_[A-Za-z0-9]{40}\b/],
  ['Mailgun key', 'key-', /\bkey-[0-9a-f]{32}\b/],
  ['Notion token', 'ntn_', /\bntn_[A-Za-z0-9]{40,60}\b/],
  ['Notion token', 'secret_', /\bsecret_[A-Za-z0-9]{43}\b/],
  ['npm token', 'npm_', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['OpenAI or Anthropic key', 'sk-', /\bsk-(?:proj-|ant-|svcacct-)?[\w-]{32,255}/],
  ['SendGrid key', 'SG.', /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/],
  ['Shopify token', 'shp', /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/],
  ['Slack token', 'xox', /\bxox[abeoprs]-[\w-]{20,255}/],
  ['Slack token', 'xapp-', /\bxapp-[\w-]{20,255}/],
  ['Slack webhook', 'hooks.slack.com', /\bhooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/\w{24}\b/],
  ['Stripe key', 'k_live_', /\b[sr]k_live_[A-Za-z0-9]{16,255}/],
  ['Stripe key', 'k_test_', /\b[sr]k_test_[A-Za-z0-9]{16,255}/],
  ['Stripe key', 'whsec_', /\bwhsec_[A-Za-z0-9+/]{24,255}/],
  ['Telegram bot token', ':', /\b\d{8,10}:[\w-]{35}(?![\w-])/],
];

/** Longer text is looked at no further: every real place for a credential is shorter. */
const furthest = 20_000;

export interface Credential {
  /** As people call it: `Stripe key`. */
  readonly kind: string;
  /** Where it stands in the text: UTF-16 units, end exclusive. */
  readonly span: readonly [start: number, end: number];
}

/** The credentials of known formats in a text, the first one first. Placeholders (`sk_live_xxxxxxxxxxxxxxxx`) are none. */
export function credentialsIn(text: string): readonly Credential[] {
  const head = text.slice(0, furthest);
  const found: Credential[] = [];
  for (const [kind, part, format] of formats) {
    if (!head.includes(part) || !format.test(head)) continue;
    for (const { 0: match, index } of head.matchAll(new RegExp(format, 'g')))
      if (!isPlaceholder(match)) found.push({ kind, span: [index, index + match.length] });
  }
  return found.length < 2 ? found : apart(found);
}

/** In order; what another format sees in the same place is left out. */
function apart(found: Credential[]): readonly Credential[] {
  let end = 0;
  return found
    .sort((a, b) => a.span[0] - b.span[0])
    .filter(({ span }) => {
      if (span[0] < end) return false;
      [, end] = span;
      return true;
    });
}

/** The first of them. */
export const credentialIn = (text: string): Credential | undefined => credentialsIn(text)[0];

/** Whether a text says that something else is to stand in its place. */
export const asksToBeReplaced = (text: string): boolean =>
  /example|placeholder|your[-_]|dummy|(?:change|replace)[-_]?me|redacted/i.test(text);

const isPlaceholder = (found: string) => asksToBeReplaced(found) || new Set(found.slice(-12)).size < 5;
