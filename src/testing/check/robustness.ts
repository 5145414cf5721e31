import assert from 'node:assert/strict';
import type { Path } from '../../data/path.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document } from '../../document/document.ts';
import { formOf } from '../../engine/lint.ts';
import type { Diagnostic, FileResult } from '../../engine/result/result.ts';
import type { Rule } from '../../rule/rule.ts';
import { type Case, textOf } from '../case.ts';
import { unmark } from '../marks.ts';
import { compareOn, open, openBase, runOn } from '../run.ts';
import { changed, documentOf, pathsIn, without } from '../variants.ts';
import { checkExpressions, type ExpressionsBySource, observed } from './expressions.ts';

/** The maximum number of variants of all manifests together, spread evenly. */
const maxVariants = 1000;

/**
 * Checks that the rule reports nothing new if a part is unknown. If a problem depends on absence, it must say so in `absent`.
 */
export async function checkKnowledge(rule: Rule, cases: readonly Case[]): Promise<void> {
  for (const { run, data, path } of await parts(cases)) {
    const found = new Set((await run(documentOf(data), rule)).diagnostics.flatMap(placesOf));
    for (const document of withLessKnown(data, path)) {
      const { diagnostics } = await run(document, rule);
      const claims = diagnostics.filter(
        (one) => !placesOf(one).some((place) => found.has(place)) && !isReported(one, path),
      );
      assert.deepEqual(
        claims.map(({ pointer, message }) => `${pointer}: ${message}`),
        [],
        `With \`${pointerOf(path)}\` unknown, the rule claims more than with it known. Does it say what is \`absent\`?`,
      );
    }
  }
}

/**
 * Positions in the manifest and, for a change, in the previous version: if less is known, a renamed element may look removed.
 */
const placesOf = ({ pointer, related, change }: Diagnostic): readonly string[] =>
  change === undefined ? [pointer] : [pointer, ...related.map(({ location }) => location.file)];

/** `interfaces` determines what an interface generated: if it is unknown, an entry counts as the author's. */
const isReported = (one: Diagnostic, [part]: Path) =>
  isAddition(one) || (part === 'interfaces' && !one.pointer.startsWith('/interfaces/'));

/** A change without a position in the previous version is an addition; with less known, it may have been a rename. */
const isAddition = ({ change, related }: Diagnostic) => change !== undefined && related.length === 0;

/** Yields the document with the part present but unknown, and with the part possibly present. */
function* withLessKnown(data: object, path: Path): Generator<Document> {
  const rest = without(data, path);
  yield documentOf(rest, [{ path, extent: 'value', why: 'it is made up' }]);
  yield documentOf(rest, [{ path: path.slice(0, -1), extent: 'rest', why: 'it is made up' }]);
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

/**
 * Checks that the rule neither throws, whatever value a manifest has anywhere, nor executes a regular expression that can be
 * slow.
 */
export async function checkSurvival(rule: Rule, cases: readonly Case[]): Promise<void> {
  const expressions: ExpressionsBySource = new Map();
  const watched = observed(rule, expressions);
  for (const { run, data, path } of await parts(cases, strange.length)) {
    for (const value of strange) {
      const mutant = changed(data, path, (holder, key) => {
        if (value === undefined) delete holder[key];
        else holder[key] = value;
      });
      const crash = crashIn(await run(documentOf(mutant), watched));
      const what = `\`${pointerOf(path)}\` set to ${String(JSON.stringify(value)).slice(0, 60)}`;
      assert.equal(crash, undefined, `With ${what}: ${crash}`);
    }
  }
  checkExpressions(expressions);
}

const crashIn = ({ diagnostics }: FileResult) =>
  diagnostics.find(({ rule }) => rule === 'internal/rule-crashed')?.message;

/** A part of a manifest or of its previous version, and a function that checks a variant of that document. */
interface Part {
  readonly data: object;
  readonly path: Path;
  readonly run: (document: Document, rule: Rule) => Promise<FileResult>;
}

/**
 * Returns parts of the manifests: at most so many that `times` variants of each stay within the limit. The selection is
 * deterministic.
 */
async function parts(cases: readonly Case[], times = 1): Promise<readonly Part[]> {
  const all: Part[] = [];
  for (const one of cases) {
    const head = await open(unmark(textOf(one.manifest)).text);
    const base = await openBase(one);
    // A variant is checked in the form of the original, whatever it has lost.
    const looked = { ...one, as: one.as ?? formOf(head) };
    if (base === undefined) {
      all.push(...partsOf(head, (document, rule) => runOn(document, rule, looked)));
      continue;
    }
    const wrapped = formOf(base) === 'record';
    const was = (document: Document) => ({ ...document, wrapped });
    const [before, after] = [base, head].map(({ data, unknowns }) => documentOf(Object(data), unknowns));
    if (before === undefined || after === undefined) continue;
    all.push(...partsOf(head, (document, rule) => compareOn(was(before), document, rule, looked)));
    all.push(...partsOf(base, (document, rule) => compareOn(was(document), after, rule, looked)));
  }
  const stride = Math.max(1, Math.ceil((all.length * times) / maxVariants));
  return all.filter((_, index) => index % stride === 0);
}

function partsOf({ data }: Document, run: Part['run']): readonly Part[] {
  return data === undefined ? [] : [...pathsIn(data)].map((path) => ({ data, path, run }));
}
