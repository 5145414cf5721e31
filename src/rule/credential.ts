import { nothing } from './problems.ts';

/**
 * The credential formats of known issuers. `part` is a substring that every credential of the format contains, checked first
 * because most text lacks it.
 */
const formats: readonly (readonly [kind: string, part: string, format: RegExp])[] = [
  // The first line identifies a private key.
  [
    'private key',
    'PRIVATE KEY',
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?=[\s\S]{0,200}?[A-Za-z0-9+/]{24})/,
  ],
  ['Airtable token', 'pat', /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{64}\b/],
  ['Asana token', ':', /\b[12]\/\d{16}(?:\/\d{16})?:[0-9a-f]{32}\b/],
  ['Atlassian token', 'ATATT3', /\bATATT3[\w=-]{50,400}/],
  ['AWS access key', 'AKIA', /\bAKIA[A-Z0-9]{16}\b/],
  ['AWS access key', 'ASIA', /\bASIA[A-Z0-9]{16}\b/],
  ['Azure key', 'AccountKey=', /\bAccountKey=[A-Za-z0-9+/]{86}==/],
  ['Brevo key', 'xkeysib-', /\bxkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}\b/],
  ['Botpress token', 'bp_', /\bbp_(?:pat|bak|iak)_\w{20,255}/],
  ['ClickUp token', 'pk_', /\bpk_\d{6,9}_[A-Z0-9]{32}\b/],
  ['Databricks token', 'dapi', /\bdapi[0-9a-f]{32}\b/],
  ['DigitalOcean token', '_v1_', /\bdo[opr]_v1_[0-9a-f]{64}\b/],
  ['Discord webhook', '/api/webhooks/', /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/],
  ['Dropbox token', 'sl.', /\bsl\.(?:u\.)?[\w-]{120,2000}/],
  ['Facebook token', 'EAA', /\bEAA(?!AA)[A-Za-z0-9]{90,400}\b/],
  ['Figma token', 'figd_', /\bfigd_[\w-]{40}(?![\w-])/],
  ['Firecrawl key', 'fc-', /\bfc-[0-9a-f]{32}\b/],
  ['GitHub token', 'gh', /\bgh[pousr]_[A-Za-z0-9]{36,255}\b/],
  ['GitHub token', 'github_pat_', /\bgithub_pat_\w{22,255}\b/],
  ['GitLab token', 'gl', /\bgl(?:pat|dt|rt|ptt|ft|soat)-[\w-]{20,255}/],
  ['Google API key', 'AIza', /\bAIza[\w-]{35}(?![\w-])/],
  ['Google OAuth client secret', 'GOCSPX-', /\bGOCSPX-[\w-]{28}(?![\w-])/],
  ['Google token', '1//0', /\b1\/\/0[\w-]{40,255}/],
  ['Google token', 'ya29.', /\bya29\.[\w-]{30,2000}/],
  ['Grafana token', 'glsa_', /\bglsa_[A-Za-z0-9]{32}_[0-9a-f]{8}\b/],
  ['Groq key', 'gsk_', /\bgsk_[A-Za-z0-9]{52}\b/],
  ['HubSpot token', 'pat-', /\bpat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/],
  ['Hugging Face token', 'hf_', /\bhf_[A-Za-z0-9]{34}\b/],
  ['Intercom token', 'dG9rO', /\bdG9rO[A-Za-z0-9+/]{40,100}=/],
  ['JSON Web Token', '.eyJ', /\beyJ[\w-]{10,2000}\.eyJ[\w-]{10,2000}\.[\w-]{10,2000}/],
  ['LangSmith key', 'lsv2_', /\blsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}\b/],
  ['Linear key', 'lin_api_', /\blin_api_[A-Za-z0-9]{40}\b/],
  ['LinkedIn client secret', 'WPL_AP', /\bWPL_AP\d\.[A-Za-z0-9]{16}\.[\w+/]{6,8}/],
  ['Mailchimp key', '-us', /\b[0-9a-f]{32}-us\d{1,2}\b/],
  ['Mailgun key', 'key-', /\bkey-[0-9a-f]{32}\b/],
  [
    'Microsoft Teams webhook',
    '.webhook.office.com/',
    /\.webhook\.office\.com\/webhookb2\/[\w@-]{36,80}\/IncomingWebhook\/[0-9a-f]{32}\//,
  ],
  ['New Relic key', 'NRAK-', /\bNRAK-[A-Z0-9]{27}\b/],
  ['Notion token', 'ntn_', /\bntn_[A-Za-z0-9]{40,60}\b/],
  ['Notion token', 'secret_', /\bsecret_[A-Za-z0-9]{43}\b/],
  ['npm token', 'npm_', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['OpenAI or Anthropic key', 'sk-', /\bsk-(?:proj-|ant-|svcacct-)?[\w-]{32,255}/],
  ['Perplexity key', 'pplx-', /\bpplx-[A-Za-z0-9]{48}\b/],
  ['Pinecone key', 'pcsk_', /\bpcsk_\w{60,80}/],
  ['Postman key', 'PMAK-', /\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/],
  ['PyPI token', 'pypi-AgE', /\bpypi-AgE[\w-]{50,1000}/],
  ['Replicate token', 'r8_', /\br8_[A-Za-z0-9]{37}\b/],
  ['Resend key', 're_', /\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}\b/],
  ['SendGrid key', 'SG.', /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/],
  ['Sentry token', 'sntry', /\bsntry[su]_[\w+/=]{60,500}/],
  ['Shippo token', 'shippo_', /\bshippo_(?:live|test)_[0-9a-f]{40}\b/],
  ['Shopify token', 'shp', /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/],
  ['Slack token', 'xox', /\bxox[abeoprs]-[\w-]{20,255}/],
  ['Slack token', 'xapp-', /\bxapp-[\w-]{20,255}/],
  ['Slack webhook', 'hooks.slack.com', /\bhooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/\w{24}\b/],
  ['Square token', 'sq0', /\bsq0[a-z]{3}-[\w-]{22,43}(?![\w-])/],
  ['Stripe key', 'k_live_', /\b[sr]k_live_[A-Za-z0-9]{16,255}/],
  ['Stripe key', 'k_test_', /\b[sr]k_test_[A-Za-z0-9]{16,255}/],
  ['Stripe key', 'whsec_', /\bwhsec_[A-Za-z0-9+/]{24,255}/],
  ['Supabase token', 'sbp_', /\bsbp_[0-9a-f]{40}\b/],
  ['Tavily key', 'tvly-', /\btvly-(?:dev-|prod-)?[A-Za-z0-9]{32}\b/],
  ['Telegram bot token', ':', /\b\d{8,10}:[\w-]{35}(?![\w-])/],
  ['Twilio secret', 'SK', /\bSK[0-9a-f]{32}\b/],
  ['Typeform token', 'tfp_', /\btfp_[\w-]{40,80}/],
  ['Vault token', 'hvs.', /\bhvs\.[\w-]{90,200}/],
  ['Vercel token', 'vercel_blob_rw_', /\bvercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30}\b/],
  ['xAI key', 'xai-', /\bxai-[A-Za-z0-9]{80}\b/],
  ['Zapier webhook', 'hooks.zapier.com/', /\bhooks\.zapier\.com\/hooks\/catch\/\d{5,9}\/(?!x+\b)[a-z0-9]{6,8}\b/],
  // For example the URL of a database: `postgres://desk:…@db.example`. A password without a digit is taken for a placeholder.
  [
    'password in a URL',
    '://',
    /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/?#:@"'<>{}]{1,100}:(?=[^@]{0,200}\d)(?=[^@]{0,200}[a-z])(?![^@]{0,200}(?:pass|secret|token|key))[^\s/?#:@"'<>{}[\]]{12,200}@[a-z\d]/i,
  ],
];

/** Lower bound, in UTF-16 units: no credential is shorter or contains a space within this length. */
const minLength = 20;

/** Only this many UTF-16 units of a text are searched. Every real place for a credential is shorter. */
const maxLength = 20_000;

export interface Credential {
  /** The name of the format for messages: `Stripe key`. */
  readonly kind: string;
  /** Range in the text: UTF-16 units, end exclusive. */
  readonly span: readonly [start: number, end: number];
}

/**
 * Returns the credentials of known formats in a text, in order of position. Placeholders (`sk_live_xxxxxxxxxxxxxxxx`) are not
 * included.
 */
export function credentialsIn(text: string): readonly Credential[] {
  const head = text.slice(0, maxLength);
  if (!hasLongWord(head)) return nothing;
  const found: Credential[] = [];
  for (const [kind, part, format] of formats) {
    if (!head.includes(part) || !format.test(head)) continue;
    for (const { 0: match, index } of head.matchAll(new RegExp(format, 'g')))
      if (!isPlaceholder(match)) found.push({ kind, span: [index, index + match.length] });
  }
  return found.length < 2 ? found : withoutOverlaps(found);
}

/** Sorts the matches by position, and drops a match that overlaps an earlier one. */
function withoutOverlaps(found: Credential[]): readonly Credential[] {
  let end = 0;
  return found
    .sort((a, b) => a.span[0] - b.span[0])
    .filter(({ span }) => {
      if (span[0] < end) return false;
      [, end] = span;
      return true;
    });
}

/** Returns the first credential in a text, if there is one. */
export const credentialIn = (text: string): Credential | undefined => credentialsIn(text)[0];

/** Whether a text says that it is a placeholder: `your-api-key`, `changeme`. */
export const saysPlaceholder = (text: string): boolean =>
  /example|placeholder|your[-_]|dummy|(?:change|replace)[-_]?me|redacted/i.test(text);

const isPlaceholder = (found: string) => saysPlaceholder(found) || new Set(found.slice(-12)).size < 5;

/** Whether a text has a run of `minLength` characters without a space. Ordinary prose is ruled out after a few look-ups. */
function hasLongWord(text: string): boolean {
  let start = 0;
  while (start + minLength <= text.length) {
    const blank = text.lastIndexOf(' ', start + minLength - 1);
    if (blank < start) return true;
    start = blank + 1;
  }
  return false;
}
