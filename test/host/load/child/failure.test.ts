import { expect, test } from 'vitest';
import { failureOf } from '../../../../src/host/load/child/failure.ts';

test.each([
  ['/home/ada/desk/log.txt', '/home/ada/desk/log.txt'],
  ['\\\\?\\C:\\desk\\log.txt', 'C:\\desk\\log.txt'],
])('a refused path is shown as its author would write it: %s', (resource, told) => {
  const refused = { code: 'ERR_ACCESS_DENIED', permission: 'FileSystemWrite', resource };
  const thrown = Object.assign(new Error('Access to this API has been restricted.'), refused);
  expect(failureOf(thrown).message).toBe(`The module tries to write \`${told}\`, which is not permitted.`);
});
