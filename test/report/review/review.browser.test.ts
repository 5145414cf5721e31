import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { Review } from '../../../src/engine/review/review.ts';
import { format } from '../../../src/report/review/html.ts';
import { attacks } from '../fixtures/hostile.ts';
import { inChromium } from '../fixtures/in-chromium.ts';
import { plainReview, reviewSaying } from './saying.ts';

inChromium(({ page, show: showPage }) => {
  const show = (review: Review) => showPage(format(review, plainReview));

  const look = (width: number, scheme: string) =>
    Promise.all([
      page().send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 800,
        deviceScaleFactor: 1,
        mobile: width < 600,
      }),
      page().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] }),
    ]);

  /** Returns the rules of axe-core that the page violates, with the first element that does. */
  async function violations(): Promise<unknown> {
    await page().evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`);
    await page().evaluate(`${axe.source};0`);
    await page().evaluate(`axe.run().then(({ violations }) => {
      globalThis.found = violations.map(({ id, nodes }) => id + ' ' + nodes[0].html);
    });0`);
    for (;;) {
      const found = await page().evaluate('globalThis.found');
      if (found !== undefined) return found;
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }

  test.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ])('is accessible, %d wide and %s', async (width, scheme) => {
    await look(width, scheme);
    await show(reviewSaying('Tells when the tide is in at `Harbour 7`'));
    expect(await violations()).toEqual([]);
    expect(await page().evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('is no wider than a phone, however long a word is', async () => {
    await look(360, 'light');
    await show(reviewSaying('x'.repeat(500)));
    expect(await page().evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test.each(['> ', '- ', '1. ', '> - 1. '])('nor however deeply a readme nests %j', async (mark) => {
    await look(360, 'light');
    const review = reviewSaying('Tide Tables');
    const bytes = Buffer.from(`${mark.repeat(60)}When the tide is in\n`);
    await show({ ...review, assets: { ...review.assets, readme: { kind: 'content', bytes, sha256: '' } } });
    expect(await page().evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('shows the version after a right-to-left title, and aligns its text to the right', async () => {
    await look(1280, 'light');
    const review = reviewSaying('Tide Tables');
    const described = { ...review.described, title: 'لوحة الميناء', version: '1.3.0', description: 'تخبر عن المد.' };
    await show({ ...review, described });
    const left = (node: string) =>
      page().evaluate(
        `{ const range = document.createRange(); range.selectNodeContents(${node}); range.getBoundingClientRect().left }`,
      );
    const [title, version] = [
      await left(`document.querySelector('h1 bdi')`),
      await left(`document.querySelector('h1').lastChild`),
    ];
    expect(Number(version)).toBeGreaterThan(Number(title));
    const sign = `{ const { firstChild } = document.querySelector('header p:last-child'); const range = document.createRange();
      range.setStart(firstChild, firstChild.length - 1); range.setEnd(firstChild, firstChild.length);
      const whole = document.createRange(); whole.selectNodeContents(firstChild);
      range.getBoundingClientRect().left - whole.getBoundingClientRect().left }`;
    expect(await page().evaluate(sign)).toBe(0);
  });

  test('counts the answers, with the keyboard alone', async () => {
    await look(1280, 'light');
    await show(reviewSaying('Tide Tables'));
    const shown = () => page().evaluate(`document.querySelector('.questions output').value`);
    expect(await shown()).toBe('0 of 1 answered');
    await page().evaluate(`document.querySelector('.questions input').focus()`);
    for (const type of ['keyDown', 'keyUp'])
      await page().send('Input.dispatchKeyEvent', {
        type,
        key: ' ',
        code: 'Space',
        text: ' ',
        windowsVirtualKeyCode: 32,
      });
    expect(await shown()).toBe('1 of 1 answered');
  });

  test('counts the answers that the browser restores late', async () => {
    await look(1280, 'light');
    await show(reviewSaying('Tide Tables'));
    await page().evaluate(`document.querySelector('.questions input').checked = true`);
    await page().evaluate(`dispatchEvent(new Event('pageshow'))`);
    expect(await page().evaluate(`document.querySelector('.questions output').value`)).toBe('1 of 1 answered');
  });

  test('prints what is folded on the screen', async () => {
    await show(reviewSaying('Tide Tables'));
    const open = () => page().evaluate(`[...document.querySelectorAll('details')].map((one) => one.open)`);
    const before = await open();
    expect(before).toContain(false);
    await page().evaluate(`dispatchEvent(new Event('beforeprint'))`);
    expect(await open()).not.toContain(false);
    await page().evaluate(`dispatchEvent(new Event('afterprint'))`);
    expect(await open()).toEqual(before);
  });

  test('executes and fetches nothing, whatever a manifest contains', async () => {
    for (const attack of ['<script>document.title = "had"</script>', ...attacks]) {
      await show(reviewSaying(attack));
      expect(page().troubles()).toStrictEqual([]);
      expect(await page().evaluate('document.title')).toMatch(/^Review of/);
    }
  });

  test('an icon with active content is inert', async () => {
    const review = reviewSaying('Tide Tables');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.document.title='had'"><script>top.document.title='had'</script><image href="https://evil.example/x.png"/></svg>`;
    const icon = { kind: 'content', bytes: Buffer.from(svg), sha256: '' } as const;
    await show({ ...review, assets: { ...review.assets, icon } });
    expect(page().troubles()).toStrictEqual([]);
    expect(await page().evaluate('document.title')).toBe('Review of Tide Tables Tide Tables');
  });
});
