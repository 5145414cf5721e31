import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));
const timeout = 60_000;
const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: {} },
});

beforeEach((context) => {
  if (!existsSync(bundle)) context.skip('There is no bundle: `npm run build` makes it.');
});

/** Starts the bundled server and waits for its first answer. */
async function serving(...options: readonly string[]) {
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const child = spawn(process.execPath, [...options, bundle, 'lsp', '--stdio'], { env });
  child.stdin.write(`Content-Length: ${initialize.length}\r\n\r\n${initialize}`);
  const [answer] = await once(child.stdout, 'data');
  expect(String(answer)).toContain('Content-Length: ');
  return { child, exited: once(child, 'exit') };
}

it('ends when its input ends', { timeout }, async () => {
  const { child, exited } = await serving();
  child.stdin.end();
  // An editor that closes the connection without `exit` counts as gone.
  expect(await exited).toEqual([1, null]);
});

it.skipIf(process.platform === 'win32')('exits on a signal, and leaves no process behind', { timeout }, async () => {
  const { child, exited } = await serving();
  // Another process with the same stdout would keep it open.
  const closed = once(child.stdout.resume(), 'close');
  child.kill('SIGTERM');
  expect(await exited).not.toEqual([0, null]);
  await closed;
});

it('starts only once if its memory is already configured', { timeout }, async () => {
  const { child, exited } = await serving('--max-semi-space-size=32');
  child.stdin.end();
  expect(await exited).toEqual([1, null]);
});
