import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectGarbageSoon } from '../../../src/lsp/manifests/garbage-collection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('collects garbage once, when nothing has been checked for a while', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  collectGarbageSoon();
  vi.advanceTimersByTime(15);
  collectGarbageSoon();
  vi.advanceTimersByTime(15);
  expect(gc).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15);
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }]]);
});

it('leaves it to Node if Node was started without `--expose-gc`', () => {
  vi.stubGlobal('gc', undefined);
  collectGarbageSoon();
  expect(() => vi.advanceTimersByTime(100)).not.toThrow();
});
