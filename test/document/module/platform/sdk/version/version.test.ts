import { describe, expect, test } from 'vitest';
import { sdkVersionOf } from '../../../../../../src/document/module/platform/sdk/version/version.ts';
import { type Files, memoryHost } from '../../../memory.ts';

const asking = (sdk: string) => JSON.stringify({ dependencies: { '@botpress/sdk': sdk } });
const versionIn = async (files: Files, folder = 'desk') => {
  const { exact, major, minor, patch } = await sdkVersionOf(folder, memoryHost(files));
  return exact ?? `${major}.${minor}.${patch} or later`;
};

describe('the version of the SDK', () => {
  const installed = { 'node_modules/@botpress/sdk/package.json': '{ "version": "4.20.2" }' };
  const locked = { 'package-lock.json': '{ "packages": { "node_modules/@botpress/sdk": { "version": "4.19.0" } } }' };

  test.each<[string, Files, string]>([
    [
      'is that which is installed, though further up',
      { ...installed, ...locked, 'desk/package.json': asking('^4.1.0') },
      '4.20.2',
    ],
    ['else that which is locked', { ...locked, 'desk/package.json': asking('^4.1.0') }, '4.19.0'],
    ['which one of the workspace is not', { ...locked, 'desk/package.json': asking('workspace:*') }, '7.2.4 or later'],
    ['which a pinned one does not ask', { ...locked, 'desk/package.json': asking('4.1.0') }, '4.1.0'],
    ['else the least that is asked for', { 'desk/package.json': asking('^0.8.34') }, '0.8.34 or later'],
    ['else the newest', {}, '7.2.4 or later'],
  ])('%s', async (_, files, expected) => {
    expect(await versionIn(files)).toBe(expected);
  });

  test.each<[string, string, string]>([
    ['pnpm-lock.yaml', "packages:\n\n  '@botpress/sdk@2.4.3':\n    resolution: {}\n", '2.4.3'],
    ['pnpm-lock.yaml', '  /@botpress/sdk/0.5.14:\n    dev: false\n', '0.5.14'],
    ['pnpm-lock.yaml', "  '@botpress/sdk@2.4.3(@bpinternal/zui@0.13.5)':\n", '2.4.3'],
    ['yarn.lock', '"@botpress/sdk@^1.0.0":\n  version "1.6.3"\n', '1.6.3'],
    ['yarn.lock', '"@botpress/sdk@npm:^1.0.0":\n  version: 1.6.3\n', '1.6.3'],
    ['npm-shrinkwrap.json', '{ "node_modules/@botpress/sdk": {\n "version": "3.1.0" } }', '3.1.0'],
    ['bun.lock', '"@botpress/sdk": ["@botpress/sdk@5.4.3", "", {}]', '5.4.3'],
    ['yarn.lock', '"@botpress/sdk-addons@^1.0.0":\n  version "9.9.9"\n', '1.0.0 or later'],
    [
      'package-lock.json',
      '{ "node_modules/@botpress/sdk": { "version": "1.0.1" }, "bot/node_modules/@botpress/sdk": { "version": "1.6.3" } }',
      '1.0.0 or later',
    ],
  ])('in %s: %s', async (file, text, expected) => {
    expect(await versionIn({ [file]: text, 'desk/package.json': asking('^1.0.0') })).toBe(expected);
  });

  test.each([
    ['4.13.0', '4.13.0'],
    ['=4.13.0', '4.13.0 or later'],
    ['^4.13.0', '4.13.0 or later'],
    ['~4.13', '4.13.0 or later'],
    ['4', '4.0.0 or later'],
    ['4.x', '4.0.0 or later'],
    ['>=4 <5', '4.0.0 or later'],
    ['>= 4.13.0 < 5.0.0', '4.13.0 or later'],
    ['>4.13 <5', '4.14.0 or later'],
    ['<5', '4.0.0 or later'],
    ['<=4.13', '4.0.0 or later'],
    ['4.1.0 - 4.9', '4.1.0 or later'],
    ['^4.13.0-rc.1', '4.13.0 or later'],
    ['4.x || 5.x', '5.0.0 or later'],
    ['^5.4.0 || ^4.13.0', '5.4.0 or later'],
    ['^4.13.0 || ^4.2.0', '4.2.0 or later'],
    ['>=4.3 <6', '5.0.0 or later'],
    ['>=0.8 <0.11', '0.8.0 or later'],
    ['>=4', '7.2.4 or later'],
    ['*', '7.2.4 or later'],
    ['latest', '7.2.4 or later'],
    ['https://example.com/sdk-4.13.0.tgz', '7.2.4 or later'],
    ['npm:@botpress/sdk@4.13.0', '4.13.0'],
    ['npm:@botpress/sdk@^4.13.0', '4.13.0 or later'],
    ['npm:@acme/sdk@4.13.0', '7.2.4 or later'],
    ['workspace:*', '7.2.4 or later'],
    ['workspace:^', '7.2.4 or later'],
    ['workspace:^4.13.0', '4.13.0 or later'],
  ])('of `%s` is %s', async (sdk, expected) => {
    expect(await versionIn({ 'desk/package.json': asking(sdk) })).toBe(expected);
  });
});
