import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tidySoon } from '../../../src/lsp/manifests/tidy.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('collects garbage once, when nothing has been checked for a while', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  tidySoon();
  vi.advanceTimersByTime(15);
  tidySoon();
  vi.advanceTimersByTime(15);
  expect(gc).not.toHaveBeenCalled();
  vi.advanceTimersByTime(15);
  expect(gc.mock.calls).toEqual([[{ type: 'minor' }]]);
});

it('leaves it to Node if Node was started without `--expose-gc`', () => {
  vi.stubGlobal('gc', undefined);
  tidySoon();
  expect(() => vi.advanceTimersByTime(100)).not.toThrow();
});
