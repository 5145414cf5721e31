import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/report/formats.ts';
import { hasNothingToReport } from '../../src/report/report.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { attacks, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

const result = resultOf(lantern, harbor, clean);

test('the table names every format there is', () => {
  const files = readdirSync(new URL('../../src/report/', import.meta.url));
  const exporting = ['compact', 'github', 'gitlab', 'html', 'json', 'junit', 'markdown', 'pretty', 'rdjson', 'sarif'];
  expect(Object.keys(formats).sort()).toStrictEqual(exporting);
  expect(files).toEqual(expect.arrayContaining(exporting.map((name) => `${name}.ts`)));
});

describe.each(Object.entries(formats))('%s', (name, load) => {
  test('is deterministic', async () => {
    const { format, summary } = await load();
    expect(format(result, plainOptions)).toBe(format(result, plainOptions));
    expect(summary?.(result, plainOptions)).toBe(summary?.(result, plainOptions));
  });

  test('ends with a line break', async () => {
    const { format, summary } = await load();
    for (const each of [result, resultOf(clean), resultOf()]) {
      const text = format(each, plainOptions) + (summary?.(each, plainOptions) ?? '');
      expect(text === '' || text.endsWith('\n')).toBe(true);
    }
  });

  test('prints nothing for a manifest without findings, if it can be called for each', async () => {
    const { format, summary } = await load();
    if (summary === undefined) return;
    expect(hasNothingToReport(clean)).toBe(true);
    expect(format(resultOf(clean), plainOptions)).toBe('');
    expect(format(resultOf(harbor, clean), plainOptions)).toBe(format(resultOf(harbor), plainOptions));
  });

  test('leaves out what is suppressed, or says so', async () => {
    const { format } = await load();
    const text = format(result, plainOptions);
    const keepsAll = name === 'json' || name === 'sarif';
    expect(text.includes('Action `closeTicket` has no description.')).toBe(keepsAll);
  });

  test('prints no workflow command but its own, whatever a manifest says', async () => {
    const { format, summary } = await load();
    for (const attack of attacks) {
      const hostile = resultSaying(attack);
      const lines = linesIn(format(hostile, plainOptions) + (summary?.(hostile, plainOptions) ?? ''));
      const commands = lines.map(commandIn).filter((command) => command !== undefined);
      expect(commands.map((command) => command.name)).toStrictEqual(
        name === 'github' ? ['error', 'warning', 'notice'] : [],
      );
    }
  });

  test('reports unknown values, even without findings', async () => {
    const { format, summary } = await load();
    const told = name === 'json' ? '"opaque": 2' : /2 values\s+could\s+not\s+be\s+known\s+without\s+running\s+code/;
    const causes = [{ why: 'It is read from `process.env`', count: 2 }];
    const partly = resultOf({ ...clean, opaque: 2, causes });
    const text = format(partly, plainOptions) + (summary?.(partly, plainOptions) ?? '');
    expect(text.split(told)).toHaveLength(2);
  });

  test('says what it leaves out, each time', async () => {
    const { format } = await load();
    const omitted = { errors: 98_000, warnings: 1_000, infos: 0, suppressed: 7, fixable: 12 };
    const text = format(resultOf({ ...harbor, omitted }, clean), plainOptions);
    const told =
      name === 'json' ? '"omitted": 99007' : name === 'markdown' ? '99,000 more findings left out' : 'And 99,000 more';
    expect(text.split(told)).toHaveLength(2);
    expect(format(resultOf({ ...harbor, diagnostics: [], omitted }), plainOptions)).toContain(told);
    const quiet = { ...plainOptions, quiet: true };
    expect(format(resultOf({ ...harbor, omitted }), quiet)).toContain(name === 'json' ? '98000' : '98,000 more');
  });

  test('reports that a part was not checked, even if all else is fine', async () => {
    const { format, summary } = await load();
    const unchecked = ['tides/hublint.config.yaml:1:9: There is no rule `nope`.'];
    const partly = { ...resultOf(clean), unchecked };
    const text = format(partly, plainOptions) + (summary?.(partly, plainOptions) ?? '');
    expect(text).toContain(
      summary ? 'in 1 manifest. Not everything could be checked.\n' : 'tides/hublint.config.yaml:1:9',
    );
    expect(text).not.toContain('✔');
    const alone = { ...plainOptions, width: 200, standsAlone: true };
    expect(format(partly, alone) + (summary?.(partly, alone) ?? '')).toContain(unchecked[0]?.slice(0, 28));
  });

  test('reads each of 2,000 findings no more often than each of 1,000', async () => {
    const { format } = await load();
    const looks = (count: number): number => {
      let looked = 0;
      const watched = <T extends object>(part: T): T =>
        new Proxy(part, {
          get(target, key) {
            looked++;
            return Reflect.get(target, key);
          },
        });
      const diagnostics = Array.from({ length: count / 2 }, () => harbor.diagnostics.slice(0, 2)).flat();
      const many = resultOf({ ...harbor, diagnostics: watched(diagnostics.map(watched)) });
      looked = 0;
      format(many, plainOptions);
      return looked;
    };
    expect(looks(2000)).toBeGreaterThan(2000);
    expect(looks(2000) / looks(1000)).toBeLessThan(2.1);
  });
});
