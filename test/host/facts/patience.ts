import { vi } from 'vitest';
import type * as Module from '../../../src/host/facts/deadline.ts';

const path = '../../../src/host/facts/deadline.ts';
const patience = 20;

/**
 * For tests of what is found, not of when it is given up: on a busy machine all takes longer, and a test asks thousands of
 * questions in one go. To be imported before what has deadlines.
 */
vi.doMock(path, async () => {
  const { deadline } = await vi.importActual<typeof Module>(path);
  const patient: typeof deadline = ({ each }) => ({
    run: (work) => deadline({ each: each * patience, total: each * patience }).run(work),
  });
  return { deadline: patient };
});
