import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { withoutWarning } from '../../src/host/config/without-warning.ts';

test('one warning of Node is suppressed during the work, all others are not', async () => {
  const told: unknown[] = [];
  const listener = (warning: Error & { readonly code?: string }) => told.push([warning.name, warning.code]);
  process.on('warning', listener);
  const warn = () => {
    process.emitWarning('a', { type: 'Warning', code: 'MODULE_TYPELESS_PACKAGE_JSON' });
    process.emitWarning('b', 'Warning', 'MODULE_TYPELESS_PACKAGE_JSON');
    process.emitWarning('c', { type: 'Warning', code: 'OTHER' });
    process.emitWarning('d', 'HouseWarning');
  };
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { emitWarning } = process;
  try {
    const failing = withoutWarning('MODULE_TYPELESS_PACKAGE_JSON', async () => {
      warn();
      throw new Error('no chart');
    });
    await expect(failing).rejects.toThrow('no chart');
    expect(process.emitWarning).toBe(emitWarning);
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told).toEqual([
      ['Warning', 'OTHER'],
      ['HouseWarning', undefined],
    ]);
    const after = once(process, 'warning');
    warn();
    await after;
    await vi.waitFor(() => expect(told).toHaveLength(6));
  } finally {
    process.off('warning', listener);
    vi.restoreAllMocks();
  }
});
