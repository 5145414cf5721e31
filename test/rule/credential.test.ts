import { expect, test } from 'vitest';
import { credentialIn } from '../../src/rule/credential.ts';

// Concatenated, so that secret scanners do not take them for real ones.
const letters = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9fG1hJ3kL5mN7pQ9rS1tU3vW5xY7'.repeat(4);
const any = (length: number) => letters.slice(0, length);
const big = (length: number) => letters.toUpperCase().slice(0, length);
const hex = (length: number) => '0f3a9c7e51b2d8640fa3'.repeat(10).slice(0, length);

test.each([
  ['Asana token', `1/${'1200345678901234'}:${hex(32)}`],
  ['Azure key', `AccountName=tides;AccountKey=${any(86)}==`],
  ['Botpress token', `bp_bak_${any(36)}`],
  ['Brevo key', `xkeysib-${hex(64)}-${any(16)}`],
  ['ClickUp token', `pk_12345678_${big(32)}`],
  ['Dropbox token', `sl.${any(130)}`],
  ['Facebook token', `EAAG${any(160)}`],
  ['Figma token', `figd_${any(40)}`],
  ['Firecrawl key', `fc-${hex(32)}`],
  ['GitLab token', `gldt-${any(20)}`],
  ['Google token', `1//0${any(98)}`],
  ['Google token', `ya29.${any(100)}`],
  ['Grafana token', `glsa_${any(32)}_${hex(8)}`],
  ['Intercom token', `dG9rO${any(50)}=`],
  ['LangSmith key', `lsv2_pt_${hex(32)}_${hex(10)}`],
  ['LinkedIn client secret', `WPL_AP1.${any(16)}.${any(6)}==`],
  ['Mailchimp key', `${hex(32)}-us12`],
  [
    'Microsoft Teams webhook',
    `https://tides.webhook.office.com/webhookb2/${hex(36)}@${hex(36)}/IncomingWebhook/${hex(32)}/${hex(36)}`,
  ],
  ['New Relic key', `NRAK-${big(27)}`],
  ['Perplexity key', `pplx-${any(48)}`],
  ['Pinecone key', `pcsk_${any(70)}`],
  ['Postman key', `PMAK-${hex(24)}-${hex(34)}`],
  ['PyPI token', `pypi-AgEIcHlwaS5vcmc${any(90)}`],
  ['Replicate token', `r8_${any(37)}`],
  ['Resend key', `re_${any(8)}_${any(24)}`],
  ['Sentry token', `sntrys_${any(90)}`],
  ['Shippo token', `shippo_live_${hex(40)}`],
  ['Square token', `sq0atp-${any(22)}`],
  ['Supabase token', `sbp_${hex(40)}`],
  ['Tavily key', `tvly-${any(32)}`],
  ['Twilio secret', `SK${hex(32)}`],
  ['Typeform token', `tfp_${any(44)}`],
  ['Vault token', `hvs.${any(95)}`],
  ['Vercel token', `vercel_blob_rw_${any(16)}_${any(30)}`],
  ['xAI key', `xai-${any(80)}`],
  ['Zapier webhook', 'https://hooks.zapier.com/hooks/catch/1234567/ab3de5f/'],
  ['password in a URL', `postgres://desk:${any(20)}@db.tides.example:5432/berths`],
  ['private key', `-----BEGIN PGP ${'PRIVATE'} KEY BLOCK-----\n\n${any(64)}\n`],
])('%s', (kind, written) => {
  expect(credentialIn(`Ask with ${written}, or call us.`)).toMatchObject({ kind });
});

test.each([
  'postgres://user:password@localhost:5432/berths',
  'postgres://desk:my-database-password-1@localhost/berths',
  'mongodb+srv://<user>:<password>@cluster0.tides.example',
  'https://{{ accountSid }}:{{ authToken }}@api.tides.example',
  'https://tides.example:8443/berths/2024-01-31@noon',
  'hooks.zapier.com/hooks/catch/1234567/xxxxxxx/',
  'SK00000000000000000000000000000000',
  'Set AccountKey=<your key>',
  'glossary-of-the-harbour-and-its-tides',
  'https://tides.example/1/1200345678901234',
])('none in `%s`', (text) => {
  expect(credentialIn(text)).toBeUndefined();
});
