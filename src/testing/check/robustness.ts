import assert from 'node:assert/strict';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document } from '../../document/document.ts';
import { formOf } from '../../engine/lint.ts';
import type { FileResult } from '../../engine/result.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { open, runOn } from '../run.ts';
import { changed, documentOf, pathsIn } from '../variants.ts';
import { checkExpressions, type Expressions, observed } from './expressions.ts';

/** How many variants of all manifests together are tried, spread evenly. */
const most = 1000;

/** Where a part is not known, the rule finds nothing that it did not find before: what rests on absence says so in `absent`. */
export async function checkKnowledge(rule: Rule, cases: readonly Case[]): Promise<void> {
  for (const { one, data, path } of await parts(cases)) {
    const found = new Set((await runOn(documentOf(data), rule, one)).diagnostics.map(({ pointer }) => pointer));
    for (const document of lessKnown(data, path)) {
      const { diagnostics } = await runOn(document, rule, one);
      const claims = diagnostics.filter(({ pointer }) => !found.has(pointer) && !isTold(pointer, path));
      assert.deepEqual(
        claims.map(({ pointer, message }) => `${pointer}: ${message}`),
        [],
        `With \`${pointerOf(path)}\` unknown, the rule claims more than with it known. Does it say what is \`absent\`?`,
      );
    }
  }
}

/** What an interface generated is told by `interfaces`: where those are not known, an entry counts as the author's. */
const isTold = (pointer: string, [part]: Path) => part === 'interfaces' && !pointer.startsWith('/interfaces/');

/** The document with a part that is there and not known, and with one that may be there. */
function* lessKnown(data: object, path: Path): Generator<Document> {
  const without = changed(data, path, (holder, key) => {
    if (Array.isArray(holder)) holder[Number(key)] = undefined;
    else delete holder[key];
  });
  yield documentOf(without, [{ path, extent: 'value', why: 'It is made up.' }]);
  yield documentOf(without, [{ path: path.slice(0, -1), extent: 'rest', why: 'It is made up.' }]);
}

const strange: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  '',
  ' \n',
  '../`{key}`\u0000\u202e😀',
  [],
  [null, 'text', {}],
  {},
  JSON.parse('{"__proto__": {"title": 1}, "constructor": "toString", "": []}'),
  'aA1_-/ .:=+'.repeat(5000),
  'a'.repeat(50_000),
  ' '.repeat(50_000),
];

/** Whatever a manifest has in whatever place, the rule neither throws nor runs an expression that it can make take long. */
export async function checkSurvival(rule: Rule, cases: readonly Case[]): Promise<void> {
  const expressions: Expressions = new Map();
  const watched = observed(rule, expressions);
  for (const { one, data, path } of await parts(cases, strange.length)) {
    for (const value of strange) {
      const mutant = changed(data, path, (holder, key) => {
        if (value === undefined) delete holder[key];
        else holder[key] = value;
      });
      const crash = crashIn(await runOn(documentOf(mutant), watched, one));
      const what = `\`${pointerOf(path)}\` set to ${String(JSON.stringify(value)).slice(0, 60)}`;
      assert.equal(crash, undefined, `With ${what}: ${crash}`);
    }
  }
  checkExpressions(expressions);
}

const crashIn = ({ diagnostics }: FileResult) =>
  diagnostics.find(({ rule }) => rule === 'internal/rule-crashed')?.message;

interface Part {
  readonly one: Case;
  readonly data: object;
  readonly path: Path;
}

/** Parts of the manifests, at most so many that with `times` variants each the bound holds; always the same ones. */
async function parts(cases: readonly Case[], times = 1): Promise<readonly Part[]> {
  const all: Part[] = [];
  for (const one of cases) {
    const document = await open(unmark(textOf(one.manifest)).text);
    const { data } = document;
    if (data === undefined) continue;
    // A variant is looked at as the manifest itself is, whatever it has lost.
    const looked = { ...one, as: one.as ?? formOf(document) };
    for (const path of pathsIn(data)) all.push({ one: looked, data, path });
  }
  const stride = Math.max(1, Math.ceil((all.length * times) / most));
  return all.filter((_, index) => index % stride === 0);
}
