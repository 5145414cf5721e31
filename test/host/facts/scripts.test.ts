import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../../src/host/facts/scripts/diagnostics.ts';
import { gatherScripts } from '../../../src/host/facts/scripts/gather.ts';
import { scriptsOf } from '../../../src/host/facts/scripts/scripts-of.ts';

const check = async (script: string) => {
  const notice = (text: string): never => {
    throw new Error(text);
  };
  const facts = await gatherScripts({ identifier: { extractScript: script } }, { notice });
  return facts.check(script);
};

const at = (script: string, start: number, end: number) => {
  const label = { message: 'here', primary: true, span: [start, end] as [number, number] };
  const error = { message: 'no', code: 1, labels: [label], notes: [] };
  const [diagnostic] = diagnosticsOf(script, { errors: [error], warnings: [] });
  return diagnostic && script.slice(...diagnostic.span);
};

describe('a position in a script', () => {
  it('is computed in bytes, and reported in UTF-16 units', () => {
    expect(at('“ü” 😀 nope()', 14, 18)).toBe('nope');
    expect(at('😀', 0, 4)).toBe('😀');
  });

  it('covers the character before it if it is empty', () => {
    expect(at('a = 😀', 8, 8)).toBe('😀');
    expect(at('', 0, 0)).toBe('');
  });

  it('ends with the script', () => {
    expect(at('abc', 1, 99)).toBe('bc');
    expect(at('abc', 99, 100)).toBe('c');
  });
});

describe('errors that follow from one another', () => {
  /** Returns the reported errors: the text of each, and the number of follow-up errors counted with it. */
  const told = async (script: string) =>
    (await check(script))?.diagnostics.map(({ span, followers = 0 }) => `${script.slice(...span)} +${followers}`);

  it.each([
    ['an undefined variable that is used again', 'a = bod.x\nb = bod.y\nto_string!(bod.id)', ['bod +2']],
    ['an undefined variable, but not another one', 'a = foo\nb = bar\nfoo', ['foo +1', 'bar +0']],
    [
      'the variable that a failed call is assigned to',
      'body = parse_json(.body)\na = body.x\nto_string!(body.y)',
      ['parse_json(.body) +2'],
    ],
    ['the variable of an error that cannot occur', 'x, err = upcase("a")\nx', ['err +1']],
    [
      'the variable that an expression of several lines is assigned to',
      'a = if .x == 1 {\n  parse_json(.b)\n}\na.b',
      ['if .x == 1 {\n  parse_json(.b)\n} +1'],
    ],
    ['a line with a syntax error', 'const x = .body;\nx.id\nx.name', ['x +2']],
    ['two lines with syntax errors', 'let x = 1\nconst y = 2\nx + y', ['x +2']],
  ])('are counted with the first one: %s', async (_, script, expected) => {
    expect(await told(script)).toEqual(expected);
  });

  it.each([
    ['two fallible calls', 'a = to_string(.x)\nb = to_int(.y)', ['to_string(.x) +0', 'to_int(.y) +0']],
    ['wrong arguments of two calls', 'upcase(1)\nsplit(2, 3)', ['1 +0', '2 +0']],
    ['the same error twice', '"a" + .b\n"a" + .b', ['"a" + .b +0', '"a" + .b +0']],
    [
      'an unknown function and a fallible call',
      'a = spit("x", ",")\nto_string(.b)\na[0]',
      ['spit +0', 'to_string(.b) +0'],
    ],
    ['a variable of another block', 'if .c == 1 { x = 2 }\nto_string(.b)\nx', ['to_string(.b) +0', 'x +0']],
    ['after a line that cannot be read', 'let x = 1\nto_string(.a)\nfoo', ['x +0', 'to_string(.a) +0', 'foo +0']],
    ['a name inside of a string', 'a = "b = "\nb', ['b +0']],
  ])('do not include independent ones: %s', async (_, script, expected) => {
    expect(await told(script)).toEqual(expected);
  });
});

describe('the compiler', () => {
  it('accepts, warns and rejects', async () => {
    expect(await check('to_string!(.body)')).toEqual({ diagnostics: [] });
    expect(await check('a = 1\n.b')).toMatchObject({ diagnostics: [{ severity: 'warn', code: 900, span: [0, 1] }] });
    expect(await check('to_string(.body)')).toMatchObject({
      diagnostics: [{ severity: 'error', code: 100, message: 'unhandled error', span: [0, 16] }],
    });
  });

  it('is replaced if a script breaks it, or keeps it busy', { timeout: 30_000 }, async () => {
    const deep = `${'('.repeat(450)}1${')'.repeat(450)}`;
    expect(await check(deep)).toMatchObject({ diagnostics: [], unfinished: expect.stringContaining('nested') });
    expect(await check('.a[99999999999] = 1')).toMatchObject({ unfinished: expect.stringContaining('2 seconds') });
    expect(await check('to_string(.next)')).toMatchObject({ diagnostics: [{ code: 100 }] });
  });

  it.each([true, false])(
    'returns to each of several concurrent callers its own verdict (without a thread: %s)',
    async (mayBlock) => {
      const scripts = ['to_string!(.a)', 'to_string(.b)', '.c = 1', 'parse_json(.d)'].map(
        (text) => `${text} # ${mayBlock}`,
      );
      const all = scripts.map(async (extractScript) => {
        const facts = await gatherScripts({ identifier: { extractScript } }, { notice: () => {}, mayBlock });
        return facts.check(extractScript)?.diagnostics.map(({ code }) => code);
      });
      expect(await Promise.all(all)).toEqual([[], [100], [], [110]]);
    },
  );

  it('has limited time for one manifest', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: 40 }, (_, index) => `.a${index}[99999999999] = 1`);
    const configurations = Object.fromEntries(
      names.map((text) => [text, { identifier: { linkTemplateScript: text } }]),
    );
    const facts = await gatherScripts({ configurations }, { notice: () => {} });
    expect(names.filter((text) => facts.check(text) !== undefined).length).toBeLessThan(10);
  });

  it('is not used for scripts that are too long', async () => {
    expect(await check(`# ${'x'.repeat(2000)}\n(`)).toBeUndefined();
  });
});

it('finds every script of a manifest once, whatever its shape', () => {
  const link = { identifier: { linkTemplateScript: 'link', required: true } };
  const manifest = {
    identifier: { extractScript: 'extract', fallbackHandlerScript: 'fallback', other: 'no' },
    sandbox: { messageExtractScript: 'message', identifierExtractScript: 5 },
    configuration: link,
    configurations: { a: link, b: { identifier: { linkTemplateScript: 'another' } }, c: null },
    actions: { runScript: 'no' },
  };
  expect(scriptsOf(manifest)).toEqual(['extract', 'fallback', 'message', 'link', 'another']);
  expect(scriptsOf({ identifier: 'x', configurations: [], sandbox: null })).toEqual([]);
});
