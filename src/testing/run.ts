import { pointerOf } from '../data/pointer.ts';
import type { Document, Unknown } from '../document/document.ts';
import { openDocument } from '../document/open-text.ts';
import type { ComparisonContext } from '../engine/compare/changes.ts';
import { compareDocuments } from '../engine/compare/compare.ts';
import { optionsOf } from '../engine/config/options-of.ts';
import { type Linted, lintDocument, lintToFix } from '../engine/lint.ts';
import { opaqueCheck } from '../engine/plan/checks.ts';
import type { Plan } from '../engine/plan/plan.ts';
import type { FileResult } from '../engine/result/result.ts';
import type { Rule } from '../rule/rule.ts';
import { type Case, textOf } from './case.ts';
import { unmark } from './marks.ts';
import { pathsIn, without } from './variants.ts';

/** Checks a document with one rule, as the case describes. Reports only problems of the rule and syntax errors. */
export async function runOn(document: Document, rule: Rule, one: Case): Promise<FileResult> {
  const base = await openBase(one);
  return base ? compareOn(base, document, rule, one) : (await runToFix(document, rule, one)).result;
}

/** The same for two documents. */
export const compareOn = (base: Document, head: Document, rule: Rule, one: Case): Promise<FileResult> =>
  compareDocuments(asTypeScript(base, one), asTypeScript(head, one), planOf(rule, one), comparisonContext(one));

const noAssets = { read: () => undefined };

const comparisonContext = ({ accepts, facts, baseFacts }: Case): ComparisonContext => ({
  ...(accepts && { acceptance: async () => (schema, values) => values.map((value) => accepts(schema, value)) }),
  assets: { base: baseFacts?.assets ?? noAssets, head: facts?.assets ?? noAssets },
});

/** Opens the previous version, if the case has one. */
export const openBase = async ({ base, unknown }: Case): Promise<Document | undefined> =>
  base === undefined ? undefined : withUnknowns(await open(unmark(textOf(base)).text, 'base'), unknown?.base);

/** Lints a document with one rule, and returns what is needed to fix the problems. */
export async function runToFix(document: Document, rule: Rule, one: Case): Promise<Linted> {
  const { result, ...linted } = await lintToFix(asTypeScript(document, one), planOf(rule, one), one.facts ?? {});
  const diagnostics = result.diagnostics.filter((found) => !found.rule.startsWith('model/'));
  return { ...linted, result: { ...result, diagnostics } };
}

const planOf = (rule: Rule, { as, options = {} }: Case): Plan => ({
  rules: [{ rule, severity: 'error', options: optionsOf(rule, ['error', options]) }],
  severityOf: (id) => (id === opaqueCheck.id ? 'off' : 'error'),
  urlOf: () => undefined,
  ...(as && { form: as }),
});

function asTypeScript(document: Document, { typescript }: Case): Document {
  if (typescript === undefined) return document;
  const { cannotSay = [] } = typescript;
  return { ...document, language: 'typescript', canSay: (path) => !cannotSay.includes(pointerOf(path)) };
}

/** Removes parts of a document and declares them unknown. */
function withUnknowns(document: Document, pointers: readonly string[] = []): Document {
  let { data } = document;
  const unknowns: Unknown[] = [...document.unknowns];
  for (const pointer of pointers) {
    const path = [...pathsIn(data)].find((one) => pointerOf(one) === pointer);
    if (path === undefined) throw new Error(`What is to be unknown does not exist: \`${pointer}\`.`);
    data = { ...without(data, path) };
    unknowns.push({ path, extent: 'value', why: 'it is made up' });
  }
  return { ...document, data, unknowns };
}

export const runOnText = async (text: string, rule: Rule, one: Case): Promise<FileResult> =>
  runOn(withUnknowns(await open(text), one.unknown?.manifest), rule, one);

/** JSON text may contain comments. */
export const open = (text: string, file = 'manifest'): Promise<Document> =>
  openDocument(file, text, /^\s*(?:\{|\/\/)/.test(text) ? 'jsonc' : 'yaml');

/** Returns the messages of the model for a manifest: they may explain why a rule is silent. */
export async function modelSays(text: string, { as }: Case): Promise<readonly string[]> {
  const plan: Plan = { rules: [], severityOf: () => 'error', urlOf: () => undefined, ...(as && { form: as }) };
  const { diagnostics } = await lintDocument(await open(text), plan);
  return diagnostics.filter(({ rule }) => rule !== 'model/required').map(({ message }) => message);
}
