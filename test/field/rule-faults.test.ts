import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Form } from '../../schemas/integration.ts';
import type { Data } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import type { Diagnostic } from '../../src/engine/result/result.ts';
import { describeField } from './corpus.ts';
import { type RuleCase, ruleCases } from './faults/cases.ts';
import { graft, lacksOf } from './faults/graft.ts';
import { soilsFor } from './faults/soil.ts';
import { readAt, type Syntax, syntaxes, yaml } from './faults/syntax.ts';
import { findingsIn, knownIn, newsIn } from './faults/trial.ts';
import { everyRule, everyRuleWith, onlyRule } from './lint.ts';

const cases = await ruleCases();
const byRule = rules.map(({ id }) => ({ id, own: cases.filter(({ rule }) => rule.id === id) }));

describe('the invalid manifests of rule tests', () => {
  test.each(byRule)('exist for $id, and have the problems of their table', ({ own }) => {
    expect(own).not.toEqual([]);
    for (const { one, findings } of own) {
      const problems = one.problems.map((problem) => (typeof problem === 'string' ? problem : problem.message));
      expect(findings.map(({ messageId }) => messageId)).toEqual(problems);
    }
  });
});

describeField('the invalid manifests of rule tests, each grafted on four real integrations', () => {
  test.each(byRule)(
    'have the same problems there, in JSON and in YAML, and no rule reports others: $id',
    async ({ own }) => {
      const [outcomes, expected]: [object[], object[]] = [[], []];
      for (const one of own) {
        const theirs = await foundAlone(one);
        for (const trial of await trialsOf(one)) {
          const { text, news } = await newsIn(trial, planFor(one, trial.syntax), assetsOf(one));
          const { where, data, syntax } = trial;
          for (const finding of news.filter(
            ({ rule, fingerprint }) => rule === one.rule.id || !theirs.has(fingerprint),
          ))
            outcomes.push({ where, ...placed(finding, text, data, syntax) });
          for (const finding of one.findings) expected.push({ where, ...placed(finding, one.text, one.data, yaml) });
        }
      }
      expect(sorted(outcomes)).toEqual(sorted(expected));
    },
  );
});

const forms: readonly Form[] = ['definition', 'record'];

/** Returns trials for a case: one manifest as JSON and another as YAML, in each form that the case applies to. */
async function trialsOf(one: RuleCase) {
  const trials: (Parameters<typeof newsIn>[0] & { readonly where: string })[] = [];
  for (const form of one.one.as === undefined ? forms : [one.form]) {
    for (const [index, syntax] of syntaxes.entries()) {
      const soil = soilsFor(one.name, form)[index];
      if (soil === undefined) continue;
      const data = graft(soil.data, one.data, form, await lacksOf(one, soil.data));
      // A case with parts that only a definition may have does not apply to records.
      if (form !== one.form && checkModel(data, form, []).findings.length > 0) continue;
      const where = `${one.name}, on ${soil.name} as ${syntax.name}`;
      trials.push({ where, data, form, syntax, known: await knownOf(one, soil.data, form) });
    }
  }
  return trials;
}

/** Files are made up in rule tests; all other facts are real. */
const assetsOf = ({ one: { facts } }: RuleCase) => (facts?.assets ? { assets: facts.assets } : {});

/** In JSON all rules check it; in YAML only the rule itself does. */
const planFor = ({ rule, one }: RuleCase, syntax: Syntax) =>
  syntax === yaml ? onlyRule(rule.id, one.options) : everyRuleWith(rule, one.options);

/** Returns the findings without the case, except in the parts that the case replaces. */
async function knownOf(one: RuleCase, data: Data, form: Form): Promise<ReadonlySet<string>> {
  const known = one.one.options
    ? new Set(
        (await findingsIn(data, form, everyRuleWith(one.rule, one.one.options))).map(({ fingerprint }) => fingerprint),
      )
    : await knownIn(data, form);
  const own = new Set(one.findings.map(({ fingerprint }) => fingerprint));
  return new Set([...known].filter((fingerprint) => !own.has(fingerprint)));
}

/** A case may be minimal, and other rules may report it wherever it is used. */
const foundAlone = async (one: RuleCase): Promise<ReadonlySet<string>> =>
  new Set((await findingsIn(one.data, one.form, everyRule, assetsOf(one))).map(({ fingerprint }) => fingerprint));

/** Describes a finding independently of where in a manifest its part is. */
function placed({ rule, pointer, messageId, path, location }: Diagnostic, text: string, data: Data, syntax: Syntax) {
  const written = readAt(text, location, syntax);
  const isWhole = isDeepStrictEqual(written, partOf(data, path));
  const told = isWhole ? 'the value' : typeof written === 'string' ? written.replaceAll('\\\\', '\\') : written;
  return { rule, pointer, messageId, told, approximate: location.approximate };
}

const sorted = (findings: readonly object[]): readonly string[] => findings.map((one) => JSON.stringify(one)).sort();
