import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedAt, thrownAt } from '../../../src/host/config/failed-at.ts';
import { folderWith } from '../folder.ts';

const plugin = {
  'lint/house.mjs':
    "import { berths } from './berths.mjs';\nimport './tides.mjs';\nexport default { name: 'house', rules: berths };",
  'lint/berths.mjs': "import './house.mjs';\nimport 'node:path';\nexport const berths = [];",
};

// Like an error thrown by Node: its stack contains only Node's own modules.
const thrown = new SyntaxError("Unexpected token ';'");

test.each([
  ['lint/house.mjs', 'export default {\n  rules: ;\n};', 'lint/house.mjs:2'],
  ['lint/berths.mjs', '// The berths.\n\nexport const berths = [ ;', 'lint/berths.mjs:3'],
  ['lint/berths.mjs', "export const berths = JSON.parse('{');", undefined],
])('the position of a syntax error is found in the module or its imports: %s is %j', async (name, text, place) => {
  const folder = folderWith({ ...plugin, [name]: text });
  expect(await failedAt(thrown, join(folder, 'lint/house.mjs'), folder)).toBe(place);
});

test('for other errors without a position, nothing is parsed', async () => {
  const folder = folderWith({ ...plugin, 'lint/house.mjs': 'export default {' });
  expect(await failedAt(new Error('No desk'), join(folder, 'lint/house.mjs'), folder)).toBeUndefined();
});

test.each([
  ['    at *integration (PLUGIN:4:11)', 'lint/house.mjs:4'],
  ['    at file://PLUGIN:2:1', 'lint/house.mjs:2'],
  ['PLUGIN:7', 'lint/house.mjs:7'],
  ['    at berth (node:internal/berths:1:1)', undefined],
  ['    at berth (PLUGIN:4:11) (/elsewhere/tides.mjs:3:1)', undefined],
])('the line %j of a stack trace names the place %j', (line, place) => {
  const folder = folderWith(plugin);
  const path = join(folder, 'lint/house.mjs');
  const error = Object.assign(new Error(), { stack: `Error: No desk\n${line.replace('PLUGIN', path)}` });
  expect(thrownAt(error, path, folder)).toBe(place);
});

test.each([' /', ' /(:1', ':1'])('a message that quotes a long text of %j is searched in time', (text) => {
  const folder = folderWith(plugin);
  const error = new Error(`Cannot handle ${text.repeat(200_000)}`);
  const start = performance.now();
  expect(thrownAt(error, join(folder, 'lint/house.mjs'), folder)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2000);
});
