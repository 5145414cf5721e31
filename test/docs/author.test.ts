import { beforeAll, describe } from 'vitest';
import { commit, repositoryWith } from '../action/runner.ts';
import { hubForTests } from '../host/hub/hub-for-tests.ts';
import { git } from '../host/repository.ts';
import { testPage } from './page.ts';
import { tideTables } from './tide-tables.ts';

const watch = { harbour: 'Port Isaac', warnAt: '4.2 m' };
const { env } = hubForTests(() => ({
  states: [{ botId: 'bot_01HARBOUR', type: 'conversation', id: 'conv_01PIER', name: 'watch', payload: watch }],
}));
let folder = '';

beforeAll(() => {
  const definition = tideTables['integration.definition.ts'];
  folder = repositoryWith({ ...tideTables, 'integration.definition.ts': definition.replace('v2.1.0', '2.0.0') });
  git(folder, 'tag', 'v2.0.0');
  commit(folder, tideTables);
});

describe('the page for authors', () => {
  testPage('author.md', { folder: () => folder, env });
});
