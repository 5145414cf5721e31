import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextEdit } from '../../src/document/document.ts';
import { format, quote } from '../../src/report/rdjson.ts';
import { diagnostic, placeOf, plainOptions, replacing, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { rdjsonSchema } from './fixtures/rdjson.ts';

const validate = new Ajv({ allErrors: true }).compile(rdjsonSchema);
const options = { ...plainOptions, homepage: 'https://hublint.example' };

interface Position {
  readonly line: number;
  readonly column?: number;
}

interface Range {
  readonly start: Position;
  readonly end: Position;
}

interface Output {
  readonly severity?: string;
  readonly diagnostics: readonly {
    readonly message: string;
    readonly severity: string;
    readonly location: { readonly path: string; readonly range: Range };
    readonly suggestions?: readonly { readonly range: Range; readonly text: string }[];
    readonly related_locations?: readonly unknown[];
  }[];
}

function outputOf(...[result, given = options]: Parameters<typeof format> | [Parameters<typeof format>[0]]): Output {
  const output: unknown = JSON.parse(format(result, given));
  validate(output);
  expect(validate.errors).toBeNull();
  return output as Output;
}

test('a complete report', async () => {
  await expect(format(resultOf(lantern, clean), options)).toMatchFileSnapshot('golden/report.rdjson');
});

test.each([
  ['several manifests', resultOf(lantern, harbor, clean), 'ERROR'],
  ['a clean one', resultOf(clean), undefined],
])('a report on %s is valid for the format, and its severity is the highest', (_, result, gravest) => {
  expect(outputOf(result).severity).toBe(gravest);
});

test('unchecked manifests make an otherwise empty report an error', () => {
  const unchecked = ['tides/hublint.config.yaml:1:9: There is no rule `nope`.'];
  expect(outputOf({ ...resultOf(clean), unchecked })).toMatchObject({
    severity: 'ERROR',
    diagnostics: [{ message: `Not checked: ${unchecked[0]}`, severity: 'ERROR', location: { path: '.' } }],
  });
});

test('a manifest can be kept without its texts', () => {
  const kept = { ...quote(lantern), sources: new Map() };
  expect(format(resultOf(kept), options)).toBe(format(resultOf(lantern), options));
});

describe('positions', () => {
  const file = 'integrations/café/integration.json';

  const rangeIn = (source: string, text: string, sources = new Map([[file, source]])) => {
    const location = placeOf(file, source.replace('\uFEFF', ''), text);
    const finding = diagnostic({ rule: 'text-trimmed', message: 'No.', location });
    return outputOf(resultOf({ ...clean, sources, diagnostics: [finding] })).diagnostics[0]?.location.range;
  };

  test('columns are UTF-8 bytes of the line', () => {
    expect(rangeIn('{\n  "title": "a𐐀b", "é": "here" }', '"here"')).toStrictEqual({
      start: { line: 2, column: 28 },
      end: { line: 2, column: 34 },
    });
  });

  test('a byte order mark is a part of the first line', () => {
    expect(rangeIn('\uFEFF{ "a":\n"b" }', '"a"')?.start).toStrictEqual({ line: 1, column: 6 });
    expect(rangeIn('\uFEFF{ "a":\n"b" }', '"b"')?.start).toStrictEqual({ line: 2, column: 1 });
  });

  test('without the text there are only lines', () => {
    expect(rangeIn('{\n"é": "b" }', '"b"', new Map())).toStrictEqual({ start: { line: 2 }, end: { line: 2 } });
  });
});

describe('fixes', () => {
  const file = 'integrations/quay/integration.json';

  /** Applies the only suggestion to the text like reviewdog: columns are byte offsets. */
  function applied(source: string, edits: readonly TextEdit[]): string | undefined {
    const finding = {
      ...diagnostic({ rule: 'text-trimmed', message: 'No.', location: placeOf(file, source, '{') }),
      fix: { title: 'Do.', safety: 'safe' as const, edits },
    };
    const output = outputOf(resultOf({ ...clean, sources: new Map([[file, source]]), diagnostics: [finding] }));
    const { suggestions = [] } = output.diagnostics[0] ?? {};
    expect(suggestions.length).toBeLessThan(2);
    const [suggestion] = suggestions;
    if (suggestion === undefined) return undefined;
    const offsetOf = ({ line, column = 1 }: Position) => {
      const before = source.split('\n').slice(0, line - 1);
      return Buffer.byteLength(before.map((one) => `${one}\n`).join('')) + column - 1;
    };
    const bytes = Buffer.from(source);
    const { start, end } = suggestion.range;
    return `${bytes.subarray(0, offsetOf(start))}${suggestion.text}${bytes.subarray(offsetOf(end))}`;
  }

  const source = '{\n  "café": "名前 ",\n  "public": true,\n  "title": "ü"\n}\n';

  test('are one suggestion, also where they change several places', () => {
    const trimmed = replacing(file, source, '"名前 "', '"名前"');
    expect(applied(source, [trimmed])).toBe(source.replace('名前 ', '名前'));
    const renamed = [
      replacing(file, source, '"ü"', '"u"'),
      replacing(file, source, '"public"', '"visibility"'),
      trimmed,
    ];
    expect(applied(source, renamed)).toBe(
      source.replace('名前 ', '名前').replace('"public"', '"visibility"').replace('"ü"', '"u"'),
    );
  });

  test('that remove a line', () => {
    expect(applied(source, [replacing(file, source, '  "public": true,\n', '')])).toBe(
      source.replace('  "public": true,\n', ''),
    );
  });

  test('are omitted if they could only be applied in part', () => {
    expect(applied(source, [{ file: 'other.ts', start: 0, end: 1, text: '' }])).toBeUndefined();
    const far = `${source}${' '.repeat(1_000)}{}`;
    expect(applied(far, [replacing(file, far, '"ü"', '"u"'), replacing(file, far, '{}', '')])).toBeUndefined();
  });
});

test('related locations are reported', () => {
  const related = outputOf(resultOf(lantern)).diagnostics.flatMap(({ related_locations = [] }) => related_locations);
  expect(related).toHaveLength(lantern.diagnostics.flatMap((one) => (one.suppressed ? [] : one.related)).length);
  expect(related.length).toBeGreaterThan(0);
});

test('whatever a manifest contains, it is data', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(outputOf(resultSaying(text)).diagnostics[0]).toMatchObject({ message: text, location: { path: text } });
    }),
  );
});
