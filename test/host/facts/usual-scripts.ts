import fc from 'fast-check';
import { scripts } from '../../../bench/inputs/scripts.ts';

/** Typical scripts of integrations. */
export const usual: readonly string[] = [
  ...Object.values(scripts),
  'parse_json!(.body).courier_id\n',
  'to_string!(parse_json!(.body).depot.number)',
  'parse_json!(decode_base64!(parse_json!(.body).envelope.content)).mailbox',
  'parse_json!(replace(decode_percent!(.body), "form=", "")).crew_id\n',
  `
# The carrier signs what it sends.

expected = split(to_string!(.headers."x-carrier-signature-256"), "=")[1]
actual = encode_base16(hmac(to_string!(.body), to_string!(.secrets.CARRIER_SECRET)))
if actual != expected {
  null
} else {
  body = parse_json!(.body)
  stop = body.entries[0].stops[0]
  receiver = if to_bool!(stop.parcel.is_return) {
    null
  } else {
    stop.receiver.id
  }
  receiver
}
`,
  `body = parse_json!(.body)
value = body.entries[0].changes[0].value
if !is_nullish(value.states) && length!(value.states) > 0 {
  value.states[0].receiver_id
} else if is_null(value.people) || !exists(value.people[0]) {
  null
} else {
  value.people[0].number
}`,
  `owner = null
body = parse_json!(.body)
owner = get(body, ["parcels", 0, "sender", "account"]) ?? null
if owner == null {
    owner = get(body, ["parcels", 0, "depot", "owner"]) ?? null
}
owner
`,
  `mode = parse_query_string!(.query)."carrier.mode"
isTest = starts_with!(.path, "/test")
token = if isTest { .secrets.TEST } else { .secrets.TOKEN }
if mode == token {
  {
    "status": 200, # What comes here is not sent again.
    "headers": { "content-type": "application/json" },
    "body": encode_json({ "challenge": mode, }),
  }
} else {
  { "status": 404, "lines": ["none", 1] }
}
`,
  `webhookId = to_string!(.webhookId)
webhookUrl = to_string!(.webhookUrl)
clientId = "dd2c1f9e"
if to_string!(.env) == "production" {
  clientId = "0b77e1aa"
}
scopes = [
  "parcels:read",
  "parcels:write",
]
scope = encode_percent(join!(scopes, ","))
"https://carrier.example/authorize?client_id={{ clientId }}&state={{webhookId}}&scope={{ scope }}&to=" + webhookUrl
`,
];

export const names: readonly string[] = ['body', 'id', 'q', 'token'];

const name = fc.constantFrom(...names);
const path = fc.constantFrom('.a', '.body', '.b."c-d"', '.a[0].b', '.secrets.TOKEN');
const text = fc.constantFrom('"a"', '""', '"{{ id }}"', '"a{{ body }}/{{q}}"', '"a\\"b"', '"{ x }"', '"é"', '"{{x"');
const plain = fc.constantFrom('0', '42', 'true', 'null', '{}', '[]');
const spaced = (...signs: string[]) => fc.constantFrom(...signs.map((sign) => ` ${sign} `));
const functionNames = [
  ...['contains', 'decode_base64', 'decode_percent', 'downcase', 'encode_base16', 'encode_base64', 'encode_json'],
  ...['encode_percent', 'ends_with', 'exists', 'get', 'hmac', 'is_null', 'is_nullish', 'is_string', 'join', 'length'],
  ...[
    'parse_json',
    'parse_query_string',
    'replace',
    'split',
    'starts_with',
    'strip_whitespace',
    'to_bool',
    'to_string',
  ],
  'upcase',
];

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

const { value } = fc.letrec<{ value: string; call: string; list: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    ...[name, path, text, plain],
    joined(name, fc.constantFrom('.a', '[0]', '."q r".b')),
    tie('call'),
    joined(tie('call'), fc.constantFrom('.a', '[0].b', ' ?? null', ' ?? "else"')),
    joined(tie('value'), spaced('==', '!=', '&&', '||', '+', '>'), tie('value')),
    joined(fc.constant('!'), tie('value')),
    joined(fc.constant('{ "k": '), tie('value'), fc.constantFrom(' }', ', "l m": 1 }', ',\n  # Both\n  "l": 2\n}')),
    joined(fc.constant('['), tie('list'), fc.constant(']')),
  ),
  call: joined(
    fc.constantFrom(...functionNames),
    fc.constantFrom('(', '!('),
    fc.oneof(tie('value'), tie('list'), joined(path, fc.constant(', ["a", 0]'))),
    fc.constant(')'),
  ),
  list: joined(tie('value'), fc.constant(', '), tie('value')),
}));

const lineEnd = fc.constantFrom('\n', '\n', '\n\n', ' # note\n', '\n# It is\n', "\n# It is\n# as it's\n", '\n  ');
const given = joined(
  name,
  fc.constant(' = '),
  fc.oneof(value, fc.constantFrom('to_string!(.a)', 'parse_json!(.body)', 'parse_query_string!(.query)', 'null')),
);
const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => ({
  statement: fc.oneof(
    { maxDepth: 2 },
    given,
    value,
    joined(
      fc.constantFrom('if ', 'id = if '),
      fc.oneof(value, joined(name, spaced('==', '!='), value)),
      fc.constant(' {'),
      tie('block'),
      fc.oneof(fc.constant('}'), joined(fc.constant('} else {'), tie('block'), fc.constant('}'))),
    ),
  ),
  block: joined(lineEnd, tie('statement'), fc.oneof(lineEnd, joined(lineEnd, tie('statement'), lineEnd))),
}));

/** Generates programs from common parts of scripts. */
export const programs: fc.Arbitrary<string> = fc
  .tuple(fc.array(given, { maxLength: 3 }), fc.array(statement, { minLength: 1, maxLength: 3 }), lineEnd, lineEnd)
  .map(([begun, rest, begin, end]) => `${begin}${[...begun, ...rest].join(end)}${end}`);
