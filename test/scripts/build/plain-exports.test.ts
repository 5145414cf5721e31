import { describe, expect, it } from 'vitest';
import { makeExportsPlain } from '../../../scripts/build/plain-exports.ts';

const giving = (outside: string, name: string) =>
  `Object.defineProperty(exports, "${outside}", {\n  enumerable: true,\n  get: function () {\n    return ${name};\n  }\n});`;

type Files = Readonly<Record<string, string>>;

const settled = (files: Files): Files =>
  Object.fromEntries(
    makeExportsPlain(Object.entries(files).map(([fileName, code]) => ({ fileName, code }))).map(
      ({ fileName, code }) => [fileName, code],
    ),
  );

/** Returns the exports of a file, loaded like Node does. */
function run(files: Files, name: string, loaded = new Map<string, Record<string, unknown>>()) {
  const known = loaded.get(name);
  if (known) return known;
  const exports: Record<string, unknown> = {};
  loaded.set(name, exports);
  const require = (path: string) => run(files, path.replace('./', 'lib/'), loaded);
  new Function('exports', 'require', files[name] ?? '')(exports, require);
  return exports;
}

const ferry = (...lines: readonly string[]) => [...lines, giving('a', 'ferry')].join('\n');
const harbor =
  'const require_ferry = require("./ferry.cjs");\nfunction sail() {\n  return (0, require_ferry.a)();\n}\n';

it('exports constants as plain values, read once', () => {
  const files = settled({
    'lib/ferry.cjs': ferry('function ferry() {\n  return "Skarholm";\n}'),
    'lib/harbor.cjs': harbor + giving('b', 'sail'),
  });
  expect(files['lib/ferry.cjs']).toMatch(/exports\.a = ferry;$/);
  expect(files['lib/harbor.cjs']).toBe(`const require_ferry = require("./ferry.cjs");
var require_ferry$a = require_ferry.a;
function sail() {
  return (0, require_ferry$a)();
}
exports.b = sail;`);
  expect(run(files, 'lib/harbor.cjs').b).toSatisfy((sail: () => string) => sail() === 'Skarholm');
});

describe('a variable that changes', () => {
  const change = 'function leave() {\n  CHANGE;\n}\n';
  it.each([
    ['is assigned to', 'var ferry = 1;', 'ferry = 2'],
    ['is incremented', 'let ferry = 1;', 'ferry++'],
    ['is assigned by array destructuring', 'let ferry = 1;', '[ferry] = [2]'],
    [
      'is assigned by object destructuring with a default',
      'let ferry = 1;',
      '({ island: { ferry = 2 } } = { island: {} })',
    ],
    ['is the variable of a `for…of` loop', 'var ferry = 1;', 'for (ferry of [2]) break'],
    ['is the variable of a `for…in` loop', 'var ferry = 1;', 'for (ferry in { 2: 0 }) ferry = Number(ferry)'],
    ['is declared without a value', 'var ferry;', 'ferry = 2'],
  ])('is read at each use if it %s', (_, declared, changed) => {
    const files = settled({
      'lib/ferry.cjs': ferry(declared, change.replace('CHANGE', changed)) + giving('leave', 'leave'),
      'lib/harbor.cjs': `const require_ferry = require("./ferry.cjs");\nvar now = () => require_ferry.a;\n${giving('now', 'now')}`,
    });
    const loaded = new Map<string, Record<string, unknown>>();
    const { now } = run(files, 'lib/harbor.cjs', loaded) as { now: () => unknown };
    const before = now();
    (loaded.get('lib/ferry.cjs') as { leave: () => void }).leave();
    expect([before, now()]).toEqual([declared.includes('=') ? 1 : undefined, 2]);
  });
});

it('reads nothing early from a file that imports it in turn', () => {
  const files = settled({
    'lib/ferry.cjs': `const require_harbor = require("./harbor.cjs");\nvar ferry = () => require_harbor.b;\n${giving('a', 'ferry')}`,
    'lib/harbor.cjs': `const require_ferry = require("./ferry.cjs");\nvar harbor = () => require_ferry.a;\n${giving('b', 'harbor')}`,
  });
  const { b } = run(files, 'lib/harbor.cjs') as { b: () => () => unknown };
  expect(b()()).toBe(b);
});

it('leaves unknown code alone', () => {
  const code =
    'const require_node = require("node:path");\nexports.join = require_node.join;\nrequire("./ferry.cjs")["a"];';
  expect(settled({ 'lib/harbor.cjs': code })).toEqual({ 'lib/harbor.cjs': code });
});
