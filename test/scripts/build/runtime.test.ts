import { expect, it } from 'vitest';
import { inlineRuntime } from '../../../scripts/build/runtime.ts';

const runtime = {
  fileName: 'lib/rolldown-runtime-B8ZEV95p.cjs',
  code: 'var once = (make) => () => make();\nvar never = () => {};\nexports.n = never;\nexports.t = once;',
};

it('inlines the bundler’s functions into the files that use them', () => {
  const ferry = { fileName: 'lib/ferry-AbCdEfGh.cjs', code: 'exports.a = 1;' };
  const harbor = {
    fileName: 'lib/child/harbor.cjs',
    code: 'const require_rolldown_runtime = require("../rolldown-runtime-B8ZEV95p.cjs");\nconst once = "mine";\nexports.a = require_rolldown_runtime.t(() => once)();',
  };
  const [first, second, ...more] = inlineRuntime([runtime, ferry, harbor]);
  expect(more).toEqual([]);
  expect(first).toEqual(ferry);
  const exports: Record<string, unknown> = {};
  new Function('exports', second?.code ?? '')(exports);
  expect(exports).toEqual({ a: 'mine' });
  expect(second?.code).not.toContain('exports.n');
});

it('also inlines a function that is used directly, and refuses unknown uses', () => {
  const file = (code: string) => ({ fileName: 'lib/ferry-AbCdEfGh.cjs', code });
  const load = 'require("./rolldown-runtime-B8ZEV95p.cjs")';
  const exports: Record<string, unknown> = {};
  const [taken] = inlineRuntime([runtime, file(`exports.a = ${load}.t(() => "mine")();`)]);
  new Function('exports', taken?.code ?? '')(exports);
  expect(exports).toEqual({ a: 'mine' });
  for (const code of [`const { t } = ${load};`, `exports.a = ${load}.other();`])
    expect(() => inlineRuntime([runtime, file(code)])).toThrow('in another way');
});

it('fails if the bundler no longer writes such a file', () => {
  expect(() => inlineRuntime([{ fileName: 'lib/ferry-AbCdEfGh.cjs', code: '' }])).toThrow('no longer writes a runtime');
});
