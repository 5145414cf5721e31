import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../src/engine/script/addresses.ts';
import { fieldsOf } from '../../src/engine/script/fields.ts';
import { tokensOf } from '../../src/engine/script/tokens.ts';

const fields = (script: string) => fieldsOf(tokensOf(script));
const addresses = (script: string) => addressesIn(tokensOf(script));

describe('the fields of the request that a script reads', () => {
  test.each([
    ['itself', 'to_string!(.webhookId)', ['.webhookId']],
    ['in what a function makes of them', 'parse_json!(.body).tide.harbour', ['.body.tide.harbour']],
    ['in what several make', 'parse_json!(decode_base64!(parse_json!(.body).data)).ship', ['.body.data.ship']],
    ['through a variable', 'body = parse_json!(.body)\nbody.berths[0].id', ['.body.berths[0].id']],
    [
      'through a variable that is made of another',
      'body = parse_json!(.body)\nberth = body.berths[0]\nberth.ship.flag',
      ['.body.berths[0].ship.flag'],
    ],
    ['through one that is set on the next line', 'harbour =\n  .query.harbour\nharbour.name', ['.query.harbour.name']],
    ['with names in quotes', '.headers."x-tide-signature"', ['.headers."x-tide-signature"']],
    ['with quotes in such names', String.raw`.headers."a\"b"`, [String.raw`.headers."a\"b"`]],
    ['in a template of metadata', '%vendor.region', ['%vendor.region']],
    ['in a condition', 'if .env == "production" { "a" } else { .fallback }', ['.env', '.fallback']],
    ['once, where others say more of them', 'a = .secrets\nb = a.KEY\nc = a.TOKEN', ['.secrets.KEY', '.secrets.TOKEN']],
    [
      'though another begins with its name',
      '.query.code + .query.code_verifier',
      ['.query.code', '.query.code_verifier'],
    ],
    ['not in comments', '# .secrets.KEY\n.body', ['.body']],
    ['not in texts', "\"see .secrets.KEY\" + r'.body' + s'.query'", []],
    ['not in what is of several fields', 'merge(.a, .b).c', ['.a', '.b']],
    ['not in a variable that is compared', 'if body == .body { body.id }', ['.body']],
    ['not in a number', 'x = 1.5', []],
    ['not where it is only set', '.a = {"b":1}\n.c.d = 1\n."e" = .f', ['.f']],
    ['not where it is set with an error beside it', '.a, err = parse_json(.b)\nc, .d = parse_json(.e)', ['.b', '.e']],
    ['where it is compared', 'if .a == 1 { .b } else { .c != 2 }', ['.a', '.b', '.c']],
    ['where it is added to', '.a |= {"b":1}\n.c ??= 1', ['.a', '.c']],
    ['where it stands before an assignment in a bracket', 'f(.a, b = 1)', ['.a']],
    ['of a variable that is set anew', 'a = .body\na = .query\na.id', ['.body', '.query.id']],
  ])('%s', (_, script, expected) => {
    expect(fields(script)).toEqual(expected);
  });

  test.each(['', '.', '"', '((((', '))))', '= = =', 'a = ', '.a.', '.a[', '%', '{{', '."', "s'", '\u0000', '🚢 = .a'])(
    'never throw for %j',
    (script) => {
      expect(() => [fields(script), addresses(script)]).not.toThrow();
    },
  );
});

describe('the host a script redirects to', () => {
  const link = (address: string) => addresses(`harbour = .harbour\n"${address}"`);

  test.each([
    ['a host', 'https://tides.example/oauth?client_id=1', ['tides.example']],
    ['its port', 'https://tides.example:8443/oauth', ['tides.example:8443']],
    ['what stands behind an `@`', 'https://tides.example@evil.example/', ['evil.example']],
    ['what stands before a backslash', String.raw`https://evil.example\\@tides.example`, ['evil.example']],
    ['letters that look like others as what they are', 'https://tidеs.example/', ['xn--tids-x4d.example']],
    ['no capitals', 'HTTPS://TIDES.example', ['tides.example']],
    ['an address in a parameter', 'https://a.example/?next=https%3A%2F%2Fb.example%2Fc', ['a.example', 'b.example']],
    ['an address in base64', btoa('https://tides.example/'), ['tides.example']],
    [
      'an address in base64 as addresses have it',
      Buffer.from('https://tides.example/?at=~~~&or=ß??>').toString('base64url'),
      ['tides.example'],
    ],
    [
      'an address in base64 where a line of that ends',
      btoa('Departures and arrivals of all ferries: https://tides.example/').replace(/.{64}/, String.raw`$&\n`),
      ['tides.example'],
    ],
    ['an address with a sign as its number', String.raw`https://tides\u{2e}example/`, ['tides.example']],
    ['an address in hexadecimal', Buffer.from('https://tides.example/').toString('hex'), ['tides.example']],
    ['an address of which every sign is encoded', '%68ttps%3A%2F%2Ftides%2Eexample', ['tides.example']],
    [
      'an address that is encoded twice',
      'https://a.example/?next=https%253A%252F%252Fb.example%252Fc',
      ['a.example', 'b.example'],
    ],
    ['not of a permission', 'https://a.example/?scope=https%3A//b.example/read&x=1', ['a.example']],
    ['one that a tab or a line breaks in two', String.raw`https://ti\tdes.ex\nample.org/`, ['tides.example.org']],
    [
      'one at the end of a line',
      String.raw`See https://a.example\nand https://b.example\nfor more.`,
      ['a.example', 'b.example'],
    ],
    ['a field of which it is made', 'https://{{ .query.harbour }}.example/', ['{{ .query.harbour }}.example']],
    ['one whose scheme is only known later', '{{ scheme }}://tides.example/', ['tides.example']],
    ['no address in what is no text in base64', btoa('https://tides.example/\u00ff'), []],
    ['an address in an address', 'https://a.example/?next=https://b.example/', ['a.example', 'b.example']],
    ['a part that is only known later', 'https://{{ harbour }}.tides.example/', ['{{ harbour }}.tides.example']],
    ['a whole that is only known later', '{{ harbour }}/oauth', ['{{ harbour }}']],
    ['one that is put together', 'https://', ['{{ … }}']],
    ['one with the scheme of the page', '//tides.example/oauth', ['tides.example']],
    ['one with turned slashes', String.raw`\\\\tides.example`, ['tides.example']],
    ['one with a single slash', 'https:/tides.example/oauth', ['tides.example']],
    ['one without a slash', 'https:tides.example', ['tides.example']],
    [
      'no comma behind it',
      'see https://tides.example, and (http://ships.example).',
      ['ships.example', 'tides.example'],
    ],
    ['each of a list', 'https://a.example,https://b.example', ['a.example', 'b.example']],
    ['nothing of a scheme that is talked of', 'https: only', []],
    ['nothing of slashes in a path', '/oauth//harbour', []],
    ['nothing of two slashes and a blank', '// harbour', []],
    ['nothing of a relative address', '/oauth?to=harbour', []],
  ])('%s', (_, address, expected) => {
    expect(link(address).hosts).toEqual(expected);
  });

  test.each([
    ['a scheme and a host', '"https:" + "//tides.example"', ['tides.example']],
    ['a name and an end', '"https://tides." + "example" + .path', ['tides.example']],
    ['what stands before an `@` and after it', '"https://tides.example" + "@evil.example/"', ['evil.example']],
    ['what another one is changed to', 'replace!("https://tides.example", "tides", .a)', ['tides.example', '{{ … }}']],
    ['what a variable is changed to', 'link = "https://tides.example"\nslice!(link, 2)', ['tides.example', '{{ … }}']],
    ['nothing of what is changed in a path', '"https://tides.example/" + replace!(.a, " ", "")', ['tides.example']],
    ['a scheme and a variable', '"https:" + host', ['{{ … }}']],
    ['a scheme in which it stands', '"https:{{ host }}"', ['{{ host }}']],
    ['slashes and a variable', '"//" + host', ['{{ … }}']],
    ['nothing of slashes that are looked for', 'split(.url, "//")', []],
    ['nothing of two paths', '"/tides" + "//harbour.example"', []],
  ])('composed of %s', (_, script, expected) => {
    expect(addresses(script).hosts).toEqual(expected);
  });

  test('without encryption', () => {
    const { hosts, plain } = addresses('["http://tides.example/", "https://ships.example/", "http://ships.example"]');
    expect({ hosts, plain }).toEqual({
      hosts: ['ships.example', 'tides.example'],
      plain: ['ships.example', 'tides.example'],
    });
  });

  test('not in comments', () => {
    expect(addresses('# https://docs.tides.example\n.body').hosts).toEqual([]);
  });

  test.each([
    ['in its address', '"https://t.example/?scope=tides:read%20tides:write"', ['tides:read', 'tides:write']],
    ['of a user', '"https://t.example/?a=1&user_scope=tides.read,ships.read"', ['ships.read', 'tides.read']],
    [
      'that are addresses',
      '"https://t.example/?scope=https%3A//t.example/a+openid"',
      ['https://t.example/a', 'openid'],
    ],
    [
      'from variables',
      'scopes = [\n  "tides:read",\n  "ships:read",\n]\njoined = encode_percent(join!(scopes, ","))\n"https://t.example/?scope={{ joined }}&x=1"',
      ['ships:read', 'tides:read'],
    ],
    [
      'from a variable that is set in a block',
      'if .harbour == "north" {\n  scope = "tides:read"\n  log("ships:read")\n}\n"https://t.example/?scope={{ scope }}"',
      ['tides:read'],
    ],
    [
      'that are added',
      'scopes = ["tides:read", "ships:read"]\n"https://t.example/?scope=" + encode_percent(join!(scopes, " ")) + "%20pilots:read&prompt=none" + "openid"\nother = "other"',
      ['pilots:read', 'ships:read', 'tides:read'],
    ],
    ['that are added behind some', 'scope = "b"\n("https://t.example/?x=1&scope=a," + scope) + "c"', ['a', 'b']],
    ['that are added in the next line', '"https://t.example/?scope=" +\n  "a" +\n  b.c\nd = "d"', ['a']],
    ['that the variables do not tell', '"https://t.example/?scope={{ unknown }}"', []],
    ['from variables that go in circles', 'a = b\nb = a + "tides"\n"https://t.example/?scope={{ a }}"', ['tides']],
    ['not in parameters that sound alike', '"https://t.example/?include_granted_scopes=true"', []],
    ['with a broken escape', '"https://t.example/?scope=%zz"', ['%zz']],
  ])('requesting permissions %s', (_, script, expected) => {
    expect(addresses(script).scopes).toEqual(expected);
  });
});

describe('the strings of a script', () => {
  test('have the decoded text', () => {
    const texts = tokensOf(String.raw`"a\n\"b\" \u{1F6A2} \
      c" r'd+' s'e\'f' t'2026-01-01T00:00:00Z'`).map(({ value }) => value);
    expect(texts).toEqual(['a\n"b" 🚢 c', 'd+', String.raw`e\'f`, '2026-01-01T00:00:00Z']);
  });

  test('have their position', () => {
    const script = 'ship = .body # the ship\n"x"';
    const places = tokensOf(script).map(({ start, end, startsLine }) => [script.slice(start, end), startsLine]);
    expect(places).toEqual([
      ['ship', true],
      ['=', false],
      ['.', false],
      ['body', false],
      ['"x"', true],
    ]);
  });
});
