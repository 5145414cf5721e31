import { vi } from 'vitest';
import type * as Module from '../../../src/host/facts/deadline.ts';

const path = '../../../src/host/facts/deadline.ts';
const patience = 20;

/**
 * Extends all deadlines, for tests of results rather than timeouts: a busy machine is slow, and a test asks thousands of
 * questions at once. Must be imported before modules with deadlines.
 */
vi.doMock(path, async () => {
  const { deadline } = await vi.importActual<typeof Module>(path);
  const patient: typeof deadline = ({ each }) => ({
    run: (work) => deadline({ each: each * patience, total: each * patience }).run(work),
  });
  return { deadline: patient };
});
