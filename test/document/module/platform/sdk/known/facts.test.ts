import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  defaultMessages,
  otherMessages,
  passing,
} from '../../../../../../src/document/module/platform/sdk/exports/messages.ts';
import { isExpressible } from '../../../../../../src/document/module/platform/sdk/known/expressible.ts';
import { boundsOfKey, knownKeys } from '../../../../../../src/document/module/platform/sdk/known/known-keys.ts';
import { isKnownExport, knownMembers } from '../../../../../../src/document/module/platform/sdk/known/known-names.ts';
import {
  holds,
  type SdkFactName,
} from '../../../../../../src/document/module/platform/sdk/version/facts-by-version.ts';
import { newestSdk, versionFrom } from '../../../../../../src/document/module/platform/sdk/version/version.ts';

const keys = (path: readonly string[], version: string) => [...(knownKeys(path, versionFrom(version)) ?? [])].sort();

test.each<[SdkFactName, readonly string[], readonly string[]]>([
  ['bloc-default', ['0.8.3', '7.2.4'], ['0.8.2', '0.5.14']],
  ['markdown-default', ['0.5.14', '1.2.3'], ['1.3.0', '7.2.4']],
  ['extend-by-entities', ['0.8.34', '2.4.3'], ['3.0.0', '7.2.4']],
  ['extend-by-raw-package', ['1.0.0', '2.5.0'], ['0.11.8', '3.0.0']],
  ['sdk-version-sent', ['4.19.0', '7.2.4'], ['4.18.1', '1.0.1']],
])('%s applies only to some versions', (name, yes, no) => {
  expect([yes, no].map((versions) => versions.map((version) => holds(name, versionFrom(version))))).toEqual([
    yes.map(() => true),
    no.map(() => false),
  ]);
});

describe('keys', () => {
  test('are known by version', () => {
    expect(keys(['actions', 'weigh'], '0.10.17')).toEqual(['description', 'input', 'output', 'title']);
    expect(keys(['actions', 'weigh'], '1.0.1')).toEqual([
      'billable',
      'cacheable',
      'description',
      'input',
      'output',
      'title',
    ]);
    expect(keys(['__advanced'], '7.2.4')).toEqual([
      'esbuild',
      'extraOperations',
      'toJSONSchemaOptions',
      'useLegacyZuiTransformer',
    ]);
    expect(keys([], '0.5.14')).not.toContain('entities');
    expect(boundsOfKey(['configurations'])).toEqual({ since: '0.11.1' });
    expect(boundsOfKey(['tilte'])).toBeUndefined();
  });

  test('are arbitrary where the author names things, and inside of schemas', () => {
    for (const path of [['actions'], ['attributes'], ['interfaces', 'hitl'], ['states', 'last', 'schema']]) {
      expect(knownKeys(path, versionFrom('7.2.4'))).toBeUndefined();
    }
  });
});

test.each(['messages', 'messages.defaults'] as const)(
  'members of `%s` in only some versions have their versions',
  (owner) => {
    const newest = owner === 'messages' ? { defaults: {}, ...otherMessages(newestSdk) } : defaultMessages(newestSdk);
    const others = knownMembers(owner).filter((name) => !Object.hasOwn(newest, name));
    expect(Object.keys(passing[owner])).toEqual(expect.arrayContaining(others));
  },
);

test('names are those of all versions', () => {
  expect(
    ['IntegrationDefinition', 'InterfaceDeclaration', 'interfaces', 'ZodString', 'definitions'].map(isKnownExport),
  ).toEqual([true, true, true, true, false]);
  expect(knownMembers('schema', 'string')).toEqual(expect.arrayContaining(['min', 'secret', 'title', 'optional']));
  expect(knownMembers('schema', 'object')).not.toContain('secret');
  expect(knownMembers('messages.defaults')).toContain('markdown');
  expect(knownMembers('z types')).toContain('infer');
});

const stepsTo = (pointer: string) => pointer.split('/').slice(1);

test.each<[string, readonly string[], readonly string[]]>([
  ['/attributes/category', ['4.8.0', '7.2.4'], ['4.7.9', '1.0.1']],
  ['/actions/weigh/attributes', ['4.1.0'], ['4.0.9']],
  ['/actions/weigh/title', ['0.2.3', '7.2.4'], []],
  ['/entities/parcel/title', ['0.6.0'], ['0.5.14']],
  ['/entities/schema/title', ['0.6.0'], ['0.5.14']],
  ['/secrets/TOKEN/description', ['0.4.0'], ['0.3.9']],
  ['/configuration/schema/properties/key/x-zui/title', ['0.8.0'], ['0.7.9']],
  ['/configuration/schema/properties/key/x-zui/secret', ['0.8.34'], ['0.8.20']],
  ['/actions/schema/input/schema/properties/schema/x-zui/secret', ['0.8.34'], ['0.8.20']],
  ['/configuration/ui/key/title', ['0.5.14', '7.2.4'], []],
  // Properties that the outline does not cover count as supported by every version.
  ['/sdkVersion', ['0.5.14'], []],
  ['/configuration/schema/description', ['0.5.14'], []],
])('%s can be expressed only in some versions', (pointer, yes, no) => {
  const can = (version: string) => isExpressible(stepsTo(pointer), versionFrom(version));
  expect([...yes, ...no].filter(can)).toEqual(yes);
});

interface Sdk {
  readonly z: Readonly<Record<string, unknown>> & { readonly string: () => object };
  readonly messages: { readonly defaults: object };
}

/**
 * Real SDKs: the installed ones, and any others in the folders named by `HUBLINT_SDKS`, separated by `:`, each installed with
 * `npm install --ignore-scripts @botpress/sdk@VERSION`.
 */
const require = createRequire(import.meta.url);
const places = [
  ...['@botpress/sdk', '@botpress/sdk-5'],
  ...(process.env.HUBLINT_SDKS ?? '').split(':').flatMap((folder) => folder && `${folder}/node_modules/@botpress/sdk`),
].filter((place) => place !== '');

const membersOf = (value: object): readonly string[] => {
  const names = new Set<string>();
  for (let at: object | null = value; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return [...names].filter((name) => !name.startsWith('_') && name !== 'constructor');
};

describe.each(places)('of %s', (place) => {
  const sdk: Sdk = require(place);
  const version = versionFrom(require(`${place}/package.json`).version);

  test('the messages are those in the facts', () => {
    const { defaults, ...others } = sdk.messages;
    expect(Object.keys(defaultMessages(version)).sort()).toEqual(Object.keys(defaults).sort());
    expect(Object.keys(otherMessages(version)).sort()).toEqual(Object.keys(others).sort());
  });

  test('every name is among the facts', () => {
    expect(Object.keys(sdk).filter((name) => !isKnownExport(name))).toEqual([]);
    const builder = membersOf(sdk.z).filter((name) => !knownMembers('z').includes(name) && name !== 'default');
    expect(builder).toEqual([]);
    const string = membersOf(sdk.z.string()).filter((name) => !knownMembers('schema', 'string').includes(name));
    expect(string).toEqual([]);
  });

  test('abilities are those in the facts', () => {
    const has = (name: string) => membersOf(sdk.z.string()).includes(name);
    const hint = (name: string) =>
      isExpressible(stepsTo(`/configuration/schema/properties/key/x-zui/${name}`), version);
    expect([has('title'), has('secret')]).toEqual([hint('title'), hint('secret')]);
    expect('interfaces' in sdk).toBe(holds('interfaces-included', version));
  });
});
