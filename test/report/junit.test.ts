import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { format } from '../../src/report/junit.ts';
import { plainOptions, resultOf } from './fixtures/builders.ts';
import { hostileText, resultSaying } from './fixtures/hostile.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';
import { commandIn, linesIn } from './fixtures/runner.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/** The common schema of JUnit reports: attributes (required ones first) and children by element. */
const shape: Readonly<Record<string, { required: string[]; optional: string[]; children: string[] }>> = {
  testsuites: { required: ['name', 'tests', 'failures', 'errors'], optional: [], children: ['testsuite'] },
  testsuite: {
    required: ['name', 'tests', 'failures', 'errors'],
    optional: ['skipped'],
    children: ['testcase', 'system-out'],
  },
  testcase: { required: ['name', 'classname'], optional: [], children: ['failure', 'error'] },
  failure: { required: ['type', 'message'], optional: [], children: [] },
  error: { required: ['type', 'message'], optional: [], children: [] },
  'system-out': { required: [], optional: [], children: [] },
};

/** A strict parser: throws for anything but well-formed XML. */
function read(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (!document || root.children.length > 1) throw new Error('There is not one root.');
  return document;
}

const casesOf = ({ children }: Element): readonly Element[] => children.filter(({ name }) => name === 'testcase');

function check({ name, attributes, children }: Element): void {
  const allowed = shape[name];
  if (!allowed) throw new Error(`<${name}> is unknown.`);
  const names = Object.keys(attributes);
  expect(names).toEqual(expect.arrayContaining(allowed.required));
  expect([...allowed.required, ...allowed.optional]).toEqual(expect.arrayContaining(names));
  for (const child of children) {
    expect(allowed.children).toContain(child.name);
    check(child);
  }
}

test('an unchecked manifest is not a passed test', () => {
  const unchecked = ['`tides/integration.yaml` cannot be read: it needs a permission that this user does not have.'];
  const xml = format({ ...resultOf(clean), unchecked }, plainOptions);
  check(read(xml));
  expect(xml.split('\n').filter((line) => /<testsuites|not checked|<error/.test(line))).toEqual([
    '<testsuites name="hublint" tests="2" failures="0" errors="1">',
    '  <testsuite name="not checked" tests="1" failures="0" errors="1" skipped="0">',
    '    <testcase name="not checked 1" classname="hublint">',
    '      <error type="not checked" message="`tides/integration.yaml` cannot be read: it needs a permission that this user does not have."/>',
  ]);
});

test('unknown values are reported beside the cases of their suite', () => {
  const [, said] = /<system-out>(.*)<\/system-out>/.exec(format(resultOf(harbor, clean), plainOptions)) ?? [];
  expect(said).toBe('3 values could not be known without running code, and were not checked.');
});

test('a suite per manifest, a case per finding', () => {
  const one = { ...lantern, diagnostics: lantern.diagnostics.slice(0, 2) };
  expect(format(resultOf(one, clean), plainOptions)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="hublint" tests="3" failures="2" errors="0">
      <testsuite name="integrations/lantern/integration.jsonc" tests="2" failures="2" errors="0" skipped="0">
        <testcase name="version-semver 4:14" classname="integrations/lantern/integration.jsonc">
          <failure type="error" message="Version \`v2.4\` is not an exact semver version such as \`2.4.0\`.">
    at integrations/lantern/integration.jsonc:4:14
    fix (safe): Write \`2.4.0\`.
    see https://hublint.example/rules/version-semver.md
          </failure>
        </testcase>
        <testcase name="public-deprecated 6:3" classname="integrations/lantern/integration.jsonc">
          <failure type="warning" message="\`public\` is deprecated; \`visibility\` says the same.">
    at integrations/lantern/integration.jsonc:6:3
    fix (safe): Replace it with \`&quot;visibility&quot;: &quot;public&quot;\`.
    see https://hublint.example/rules/public-deprecated.md
          </failure>
        </testcase>
      </testsuite>
      <testsuite name="integrations/quill/integration.yaml" tests="1" failures="0" errors="0" skipped="0">
        <testcase name="definition quill 1.0.0" classname="integrations/quill/integration.yaml"/>
      </testsuite>
    </testsuites>
    "
  `);
});

test.each([
  ['several manifests', resultOf(lantern, harbor, clean)],
  ['none', resultOf()],
])('a report on %s is valid for the common schema, and its counts are right', (_, result) => {
  const suites = read(format(result, plainOptions));
  check(suites);
  const cases = suites.children.flatMap(casesOf);
  expect(suites.attributes.tests).toBe(`${cases.length}`);
  expect(suites.attributes.failures).toBe(`${cases.filter(({ children }) => children.length > 0).length}`);
  for (const suite of suites.children) expect(suite.attributes.tests).toBe(`${casesOf(suite).length}`);
});

test('whatever a manifest contains, the elements stay the same, and no line is a workflow command', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const xml = format(resultSaying(text), plainOptions);
      const suites = read(xml);
      check(suites);
      expect(
        suites.children.map((suite) => casesOf(suite).map(({ children: [failure] }) => failure?.name)),
      ).toStrictEqual([['failure', 'failure']]);
      for (const line of linesIn(xml)) expect(commandIn(line)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
