import { pointerOf } from '../data/pointer.ts';
import type { Document } from '../document/document.ts';
import { openDocument } from '../document/open-text.ts';
import { opaque } from '../engine/checks.ts';
import { optionsOf } from '../engine/config/validate.ts';
import { type Linted, lintDocument, lintToFix } from '../engine/lint.ts';
import type { Plan } from '../engine/plan.ts';
import type { FileResult } from '../engine/result.ts';
import type { Rule } from '../rule/rule.ts';
import type { Case } from './case.ts';

/** Lints a document with one rule, looked at as the case says. Only what the rule says and broken syntax is found. */
export const runOn = async (document: Document, rule: Rule, one: Case): Promise<FileResult> =>
  (await runToFix(document, rule, one)).result;

/** The same, for whoever goes on to fix what is found. */
export async function runToFix(document: Document, rule: Rule, one: Case): Promise<Linted> {
  const { as, options = {}, facts = {} } = one;
  const plan: Plan = {
    rules: [{ rule, severity: 'error', options: optionsOf(rule, ['error', options]) }],
    severityOf: (id) => (id === opaque.id ? 'off' : 'error'),
    urlOf: () => undefined,
    ...(as && { form: as }),
  };
  const { result, ...linted } = await lintToFix(lookedAt(document, one), plan, facts);
  const diagnostics = result.diagnostics.filter((found) => !found.rule.startsWith('model/'));
  return { ...linted, result: { ...result, diagnostics } };
}

function lookedAt(document: Document, { typescript }: Case): Document {
  if (typescript === undefined) return document;
  const { cannotSay = [] } = typescript;
  return { ...document, language: 'typescript', canSay: (path) => !cannotSay.includes(pointerOf(path)) };
}

export const runOnText = async (text: string, rule: Rule, one: Case): Promise<FileResult> =>
  runOn(await open(text), rule, one);

/** JSON text may hold comments. */
export const open = (text: string): Promise<Document> =>
  openDocument('manifest', text, /^\s*(?:\{|\/\/)/.test(text) ? 'jsonc' : 'yaml');

/** What the model says about a manifest: it may be why a rule is silent. */
export async function modelSays(text: string, { as }: Case): Promise<readonly string[]> {
  const plan: Plan = { rules: [], severityOf: () => 'error', urlOf: () => undefined, ...(as && { form: as }) };
  const { diagnostics } = await lintDocument(await open(text), plan);
  return diagnostics.filter(({ rule }) => rule !== 'model/required').map(({ message }) => message);
}
