import process from 'node:process';
import { afterEach, expect, it } from 'vitest';
import { nodeBuild } from '../../../src/host/cache/node-build.ts';

const { config } = process;
const built = (value: object) => Object.defineProperty(process, 'config', { value, configurable: true });
const builtWith = (variables: object) => built({ ...config, variables });
afterEach(() => built(config));

it('names the version, the machine, and how V8 was built', () => {
  expect(nodeBuild()).toMatch(/^v\d+\.\d+\.\d+(-[\w.]+)?-[a-z0-9]+-[a-z0-9]+-[0-9a-f]{8}$/);
  expect(nodeBuild().startsWith(`${process.version}-${process.platform}-${process.arch}-`)).toBe(true);
});

it('differs for another V8 of the same version, but not for properties that V8 does not depend on', () => {
  const { variables } = config;
  const own = nodeBuild();
  builtWith({ ...variables, v8_use_siphash: 2 });
  expect(nodeBuild()).not.toBe(own);
  builtWith({ ...variables, node_prefix: '/opt/node' });
  expect(nodeBuild()).toBe(own);
});
