import type { Rule } from '../rule/rule.ts';
import { type Case, type Cases, type InvalidCase, textOf } from './case.ts';
import { checkInvalid, checkValid } from './check/findings.ts';
import { checkFixes } from './check/fixes.ts';
import { checkMessages, checkNeeds, checkOptions } from './check/metadata.ts';
import { checkKnowledge, checkSurvival } from './check/robustness.ts';
import { checkSyntaxes } from './check/syntaxes.ts';
import { checkUntouched } from './check/untouched.ts';
import { checkKind, checkVersions } from './check/versions.ts';

export interface Test {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** Returns every test of a rule: one per case, and those that apply to any rule. */
export function testsOf(rule: Rule, { valid, invalid, tellsUnknown = false }: Cases): readonly Test[] {
  const accepted = valid.map((one): Case => (typeof one === 'string' ? { manifest: one } : one));
  const all = [...accepted, ...invalid];
  return [
    ...accepted.map((one) => ({ name: `accepts ${nameOf(one)}`, run: () => checkAccepted(rule, one) })),
    ...invalid.map((one) => ({ name: `reports ${nameOf(one)}`, run: () => checkCase(rule, one) })),
    { name: 'has every message exercised and filled in', run: () => checkMessages(rule, invalid) },
    { name: 'validates its options', run: () => checkOptions(rule, all) },
    { name: 'finds the same in JSON and in YAML, and its fixes keep comments', run: () => checkSyntaxes(rule, all) },
    ...(rule.compare ? [{ name: 'tells versions apart, and no order', run: () => checkVersions(rule, all) }] : []),
    ...(tellsUnknown ? [] : [{ name: 'claims nothing when it knows less', run: () => checkKnowledge(rule, all) }]),
    { name: 'changes nothing that it is given', run: () => checkUntouched(rule, all) },
    { name: 'never throws, and runs no expression that can take long', run: () => checkSurvival(rule, all) },
  ];
}

async function checkAccepted(rule: Rule, one: Case): Promise<void> {
  checkKind(rule, one);
  checkNeeds(rule, one);
  await checkValid(rule, one);
}

async function checkCase(rule: Rule, one: InvalidCase): Promise<void> {
  checkKind(rule, one);
  checkNeeds(rule, one);
  await checkInvalid(rule, one);
  if (one.base === undefined) await checkFixes(rule, one);
}

function nameOf({ name, base, manifest }: Case): string {
  if (name !== undefined) return name;
  return base === undefined ? short(manifest) : `${short(base)} → ${short(manifest)}`;
}

function short(manifest: string | object): string {
  const text = textOf(manifest).trim().replace(/\s+/g, ' ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
