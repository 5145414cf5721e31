/** Typical scripts: one identifies the account of a webhook, one answers when there is none, one redirects to the login. */
export const scripts = {
  extract: `# A carrier sends its account with every webhook; a test of the address comes without one.
body = parse_json!(.body)
account = null
if body.object == "freight_account" {
  account = body.entries[0].id
}
account
`,
  fallback: `query = parse_query_string!(.query)
secret = .secrets.VERIFY_TOKEN

if query."hub.mode" == "subscribe" && query."hub.verify_token" == secret {
  { "status": 200, "headers": { "content-type": "text/plain" }, "body": query."hub.challenge" }
} else {
  { "status": 403, "body": "This address is not verified" }
}
`,
  link: `webhookId = to_string!(.webhookId)
webhookUrl = to_string!(.webhookUrl)

"{{ webhookUrl }}/oauth/wizard/start?state={{ webhookId }}"
`,
} as const;
