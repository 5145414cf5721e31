import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../src/engine/script/addresses.ts';
import { fieldsOf } from '../../src/engine/script/fields.ts';
import { tokensOf } from '../../src/engine/script/tokens.ts';

const fields = (script: string) => fieldsOf(tokensOf(script));
const addresses = (script: string) => addressesIn(tokensOf(script));

describe('the fields of the request that a script reads', () => {
  test.each([
    ['as a field of the event itself', 'to_string!(.webhookId)', ['.webhookId']],
    ['as a property of the result of a function', 'parse_json!(.body).tide.harbour', ['.body.tide.harbour']],
    [
      'as a property of the result of nested functions',
      'parse_json!(decode_base64!(parse_json!(.body).data)).ship',
      ['.body.data.ship'],
    ],
    [
      'through a variable that is assigned a field',
      'body = parse_json!(.body)\nbody.berths[0].id',
      ['.body.berths[0].id'],
    ],
    [
      'through a variable that is assigned from another variable',
      'body = parse_json!(.body)\nberth = body.berths[0]\nberth.ship.flag',
      ['.body.berths[0].ship.flag'],
    ],
    [
      'through a variable whose value is on the next line',
      'harbour =\n  .query.harbour\nharbour.name',
      ['.query.harbour.name'],
    ],
    ['with quoted names', '.headers."x-tide-signature"', ['.headers."x-tide-signature"']],
    ['with escaped quotes in quoted names', String.raw`.headers."a\"b"`, [String.raw`.headers."a\"b"`]],
    ['in the metadata of the event', '%vendor.region', ['%vendor.region']],
    ['in a condition and its branches', 'if .env == "production" { "a" } else { .fallback }', ['.env', '.fallback']],
    [
      'only by their full path, if shorter paths are read on the way',
      'a = .secrets\nb = a.KEY\nc = a.TOKEN',
      ['.secrets.KEY', '.secrets.TOKEN'],
    ],
    [
      'separately if the name of one begins like that of another',
      '.query.code + .query.code_verifier',
      ['.query.code', '.query.code_verifier'],
    ],
    ['not in comments', '# .secrets.KEY\n.body', ['.body']],
    ['not inside of strings', "\"see .secrets.KEY\" + r'.body' + s'.query'", []],
    ['without a property of a result of several fields', 'merge(.a, .b).c', ['.a', '.b']],
    ['not through a variable that is only compared', 'if body == .body { body.id }', ['.body']],
    ['not after the decimal point of a number', 'x = 1.5', []],
    ['not if a field is only assigned', '.a = {"b":1}\n.c.d = 1\n."e" = .f', ['.f']],
    [
      'not if a field is assigned together with an error',
      '.a, err = parse_json(.b)\nc, .d = parse_json(.e)',
      ['.b', '.e'],
    ],
    ['if a field is compared', 'if .a == 1 { .b } else { .c != 2 }', ['.a', '.b', '.c']],
    ['if a field is assigned with an operator that reads it', '.a |= {"b":1}\n.c ??= 1', ['.a', '.c']],
    ['if a field is an argument before a named argument', 'f(.a, b = 1)', ['.a']],
    ['of both values of a variable that is assigned again', 'a = .body\na = .query\na.id', ['.body', '.query.id']],
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
    ['the host of a URL', 'https://tides.example/oauth?client_id=1', ['tides.example']],
    ['the port of a URL', 'https://tides.example:8443/oauth', ['tides.example:8443']],
    ['the part after an `@`', 'https://tides.example@evil.example/', ['evil.example']],
    ['the part before a backslash', String.raw`https://evil.example\\@tides.example`, ['evil.example']],
    ['look-alike letters in their encoded form', 'https://tidеs.example/', ['xn--tids-x4d.example']],
    ['a host in lower case', 'HTTPS://TIDES.example', ['tides.example']],
    [
      'a URL in a parameter of another',
      'https://a.example/?next=https%3A%2F%2Fb.example%2Fc',
      ['a.example', 'b.example'],
    ],
    ['a URL in base64', btoa('https://tides.example/'), ['tides.example']],
    [
      'a URL in the base64 variant for URLs',
      Buffer.from('https://tides.example/?at=~~~&or=ß??>').toString('base64url'),
      ['tides.example'],
    ],
    [
      'a URL in base64 that is split into lines',
      btoa('Departures and arrivals of all ferries: https://tides.example/').replace(/.{64}/, String.raw`$&\n`),
      ['tides.example'],
    ],
    ['a URL with an escaped character', String.raw`https://tides\u{2e}example/`, ['tides.example']],
    ['a URL in hexadecimal', Buffer.from('https://tides.example/').toString('hex'), ['tides.example']],
    ['a URL that is fully percent-encoded', '%68ttps%3A%2F%2Ftides%2Eexample', ['tides.example']],
    [
      'a URL that is encoded twice',
      'https://a.example/?next=https%253A%252F%252Fb.example%252Fc',
      ['a.example', 'b.example'],
    ],
    ['no host of a permission', 'https://a.example/?scope=https%3A//b.example/read&x=1', ['a.example']],
    ['a host that a tab and a line break interrupt', String.raw`https://ti\tdes.ex\nample.org/`, ['tides.example.org']],
    [
      'hosts at the end of a line',
      String.raw`See https://a.example\nand https://b.example\nfor more.`,
      ['a.example', 'b.example'],
    ],
    ['a field inside of a host', 'https://{{ .query.harbour }}.example/', ['{{ .query.harbour }}.example']],
    ['a host after a variable scheme', '{{ scheme }}://tides.example/', ['tides.example']],
    ['no host in base64 of something that is not text', btoa('https://tides.example/\u00ff'), []],
    ['a URL inside of another', 'https://a.example/?next=https://b.example/', ['a.example', 'b.example']],
    ['a variable inside of a host', 'https://{{ harbour }}.tides.example/', ['{{ harbour }}.tides.example']],
    ['a variable in place of the scheme and the host', '{{ harbour }}/oauth', ['{{ harbour }}']],
    ['an unknown host after a scheme alone', 'https://', ['{{ … }}']],
    ['a host after two slashes', '//tides.example/oauth', ['tides.example']],
    ['a host after backslashes', String.raw`\\\\tides.example`, ['tides.example']],
    ['a host after a single slash', 'https:/tides.example/oauth', ['tides.example']],
    ['a host without slashes', 'https:tides.example', ['tides.example']],
    [
      'a host without the punctuation after it',
      'see https://tides.example, and (http://ships.example).',
      ['ships.example', 'tides.example'],
    ],
    ['each host of a list', 'https://a.example,https://b.example', ['a.example', 'b.example']],
    ['no host after a scheme in prose', 'https: only', []],
    ['no host after double slashes in a path', '/oauth//harbour', []],
    ['no host after two slashes and a space', '// harbour', []],
    ['no host of a relative URL', '/oauth?to=harbour', []],
  ])('%s', (_, address, expected) => {
    expect(link(address).hosts).toEqual(expected);
  });

  test.each([
    ['a scheme and a host', '"https:" + "//tides.example"', ['tides.example']],
    ['parts of a host name', '"https://tides." + "example" + .path', ['tides.example']],
    ['the parts before and after an `@`', '"https://tides.example" + "@evil.example/"', ['evil.example']],
    ['a URL that a function changes', 'replace!("https://tides.example", "tides", .a)', ['tides.example', '{{ … }}']],
    [
      'a variable that a function changes',
      'link = "https://tides.example"\nslice!(link, 2)',
      ['tides.example', '{{ … }}'],
    ],
    [
      'a host and a path that a function changes',
      '"https://tides.example/" + replace!(.a, " ", "")',
      ['tides.example'],
    ],
    ['a scheme and a variable', '"https:" + host', ['{{ … }}']],
    ['a scheme and a variable in one string', '"https:{{ host }}"', ['{{ host }}']],
    ['slashes and a variable', '"//" + host', ['{{ … }}']],
    ['no host, if slashes are only searched for', 'split(.url, "//")', []],
    ['no host, if two paths are joined', '"/tides" + "//harbour.example"', []],
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
    ['in the parameter `scope`', '"https://t.example/?scope=tides:read%20tides:write"', ['tides:read', 'tides:write']],
    [
      'in the parameter `user_scope`',
      '"https://t.example/?a=1&user_scope=tides.read,ships.read"',
      ['ships.read', 'tides.read'],
    ],
    ['that are URLs', '"https://t.example/?scope=https%3A//t.example/a+openid"', ['https://t.example/a', 'openid']],
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
      'that are concatenated',
      'scopes = ["tides:read", "ships:read"]\n"https://t.example/?scope=" + encode_percent(join!(scopes, " ")) + "%20pilots:read&prompt=none" + "openid"\nother = "other"',
      ['pilots:read', 'ships:read', 'tides:read'],
    ],
    [
      'that are concatenated to earlier ones',
      'scope = "b"\n("https://t.example/?x=1&scope=a," + scope) + "c"',
      ['a', 'b'],
    ],
    ['that are concatenated on the next line', '"https://t.example/?scope=" +\n  "a" +\n  b.c\nd = "d"', ['a']],
    ['not if the variable is unknown', '"https://t.example/?scope={{ unknown }}"', []],
    [
      'from variables that refer to each other',
      'a = b\nb = a + "tides"\n"https://t.example/?scope={{ a }}"',
      ['tides'],
    ],
    ['not in parameters with similar names', '"https://t.example/?include_granted_scopes=true"', []],
    ['with an invalid escape sequence', '"https://t.example/?scope=%zz"', ['%zz']],
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
