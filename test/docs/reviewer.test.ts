import { beforeAll, describe } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { hubForTests } from '../host/hub/hub-for-tests.ts';
import { testPage } from './page.ts';

const { env } = hubForTests();
let folder = '';

beforeAll(() => {
  folder = folderWith({
    'booking.json': '{\n  "ship": "Lady of the Western Isles",\n  "day": "20 March 2026"\n}\n',
  });
});

describe('the page for reviewers', () => {
  testPage('reviewer.md', { folder: () => folder, env });
});
