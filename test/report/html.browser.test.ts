import { expect, test } from 'vitest';
import type { Result } from '../../src/engine/result/result.ts';
import { format } from '../../src/report/html.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { attacks, resultSaying } from './fixtures/hostile.ts';
import { inChromium } from './fixtures/in-chromium.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';

inChromium(({ page, show: showPage }) => {
  const show = (result: Result) => showPage(format(result, plainOptions));

  const rulesShown = (): Promise<unknown> =>
    page().evaluate(`[...document.querySelectorAll('article:not([hidden])')].map((each) => each.dataset.rule)`);

  /** Changes a form control like a user, and dispatches its event. */
  const set = (selector: string, change: string): Promise<unknown> =>
    page().evaluate(`{
      const control = document.querySelector(${JSON.stringify(selector)});
      control.${change};
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }`);

  test('loads without errors or requests', async () => {
    await show(resultOf(lantern, harbor, clean));
    expect(page().troubles()).toStrictEqual([]);
    expect(await page().evaluate(`getComputedStyle(document.querySelector('article')).borderLeftStyle`)).toBe('solid');
  });

  test('filters by severity, rule and manifest, alone and together', async () => {
    await show(resultOf(lantern, harbor, clean));
    expect(await page().evaluate(`document.querySelector('output').value`)).toBe('11 of 11 shown');
    await set('input[value=warn]', 'checked = false');
    await set('input[value=info]', 'checked = false');
    expect(await rulesShown()).toStrictEqual([
      'version-semver',
      'syntax/duplicate-key',
      'schema-title-length',
      'action-description-required',
      'attribute-category-known',
    ]);
    await set('select[name=file]', 'value = "1"');
    expect(await rulesShown()).toStrictEqual([
      'schema-title-length',
      'action-description-required',
      'attribute-category-known',
    ]);
    expect(await page().evaluate(`[...document.querySelectorAll('section')].map((each) => each.hidden)`)).toStrictEqual(
      [true, false],
    );
    await set('select[name=rule]', 'value = "schema-title-length"');
    expect(await rulesShown()).toStrictEqual(['schema-title-length']);
    expect(await page().evaluate(`document.querySelector('output').value`)).toBe('1 of 11 shown');
    await set('select[name=rule]', 'value = "title-plain"');
    expect(await rulesShown()).toStrictEqual([]);
  });

  test('applies the filters that a browser has restored, for users who return from the page of a rule', async () => {
    await show(resultOf(lantern, harbor));
    await page().evaluate(`document.querySelector('select[name=rule]').value = 'schema-title-length'`);
    await page().evaluate(`dispatchEvent(new PageTransitionEvent('pageshow'))`);
    expect(await rulesShown()).toStrictEqual(['schema-title-length']);
    expect(await page().evaluate(`document.querySelector('output').value`)).toBe('1 of 11 shown');
  });

  test('names in a message keep their order, even in right-to-left text', async () => {
    const [file] = resultOf(harbor).results;
    const [finding] = file?.diagnostics ?? [];
    if (file === undefined || finding === undefined) throw new Error('There is a finding.');
    const message = 'The default is not valid: it must be one of `أحمر`, `أزرق`, `أخضر`.';
    await show(resultOf({ ...file, diagnostics: [{ ...finding, message }] }));
    const lefts = await page().evaluate(
      `[...document.querySelectorAll('h3 code')].map((code) => code.getBoundingClientRect().left)`,
    );
    expect(lefts).toHaveLength(3);
    expect(lefts).toEqual((lefts as number[]).toSorted((a, b) => a - b));
  });

  test('changes are headings below that of their bump', async () => {
    const [finding] = harbor.diagnostics;
    if (finding === undefined) throw new Error('There is a finding.');
    const major = { ...finding, change: { bump: 'major' } as const };
    await show(resultOf({ ...harbor, diagnostics: [major, finding] }));
    expect(
      await page().evaluate(`[...document.querySelectorAll('main :is(h2, h3, h4)')].map((each) => each.tagName)`),
    ).toEqual(['H2', 'H3', 'H4', 'H3']);
  });

  test('every control has a name, every severity a label', async () => {
    await show(resultOf(lantern, harbor));
    const { nodes } = await page().send('Accessibility.getFullAXTree');
    const named = (nodes as { role?: { value: string }; name?: { value: string } }[]).flatMap(({ role, name }) =>
      ['checkbox', 'combobox', 'form', 'group'].includes(role?.value ?? '') ? [`${role?.value} ${name?.value}`] : [],
    );
    expect(named.sort()).toStrictEqual([
      'checkbox ▲ warning 4',
      'checkbox ● info 2',
      'checkbox ✖ error 5',
      'combobox Manifest',
      'combobox Rule',
      'form Filters',
      'group Severity',
    ]);
    expect(await page().evaluate(`document.querySelector('h3').innerText`)).toBe(
      '✖ error Version v2.4 is not an exact semver version such as 2.4.0.',
    );
  });

  test('text has enough contrast, in light and dark mode', async () => {
    await show(resultOf(lantern, harbor));
    const background = `getComputedStyle(document.body).backgroundColor`;
    const seen: unknown[] = [];
    for (const value of ['light', 'dark']) {
      await page().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
      seen.push(await page().evaluate(background));
      expect(await page().evaluate(lowestContrast)).toBeGreaterThanOrEqual(4.5);
    }
    expect(new Set(seen).size).toBe(2);
    await page().send('Emulation.setEmulatedMedia', { features: [] });
  });

  test('is printed without its controls, and says what the filters hide', async () => {
    await show(resultOf(lantern, harbor));
    await set('select[name=rule]', 'value = "schema-title-length"');
    await page().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(await page().evaluate(`document.querySelector('form').innerText`)).toBe('1 of 11 shown');
    await page().send('Emulation.setEmulatedMedia', { media: '' });
  });

  test('no page is wider than a phone', async () => {
    await show(resultOf(lantern, harbor, ...resultSaying('x'.repeat(500)).results));
    await page().send('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height: 700,
      deviceScaleFactor: 1,
      mobile: true,
    });
    expect(await page().evaluate(`document.documentElement.scrollWidth`)).toBe(360);
    await page().send('Emulation.clearDeviceMetricsOverride');
  });

  test('the content of a manifest stays text', async () => {
    for (const attack of ['<script>document.title = "had"</script>', ...attacks]) {
      await show(resultSaying(attack));
      expect(page().troubles()).toStrictEqual([]);
      expect(await page().evaluate(`document.title`)).toBe('hublint: 1 error and 1 warning in 1 manifest.');
      expect(await page().evaluate(`document.querySelectorAll('script, style, img, iframe').length`)).toBe(2);
      expect(await page().evaluate(`document.querySelectorAll('article').length`)).toBe(2);
    }
    await show(resultSaying('<script>'));
    expect(await page().evaluate(`document.querySelector('h2').innerText`)).toMatch(
      /^<script>\s+definition <script> <script>$/,
    );
  });

  test('10,000 findings are shown and filtered', async () => {
    const many = Array.from({ length: 1700 }, () => harbor.diagnostics).flat();
    await show(resultOf({ ...harbor, diagnostics: many }));
    expect(await page().evaluate(`document.querySelector('output').value`)).toBe('10200 of 10200 shown');
    await set('input[value=warn]', 'checked = false');
    expect(await page().evaluate(`document.querySelector('output').value`)).toBe('6800 of 10200 shown');
  });
});

/** Computes the lowest contrast (WCAG 2) of any visible text with its background. */
const lowestContrast = `{
  const channels = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => {
    const [r, g, b] = channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if ((channels(color)[3] ?? 1) === 1) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrasts = [...document.querySelectorAll('body :not(script, option)')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .map((element) => {
      const pair = [luminance(getComputedStyle(element).color), luminance(behind(element))];
      return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    });
  Math.min(...contrasts);
}`;
