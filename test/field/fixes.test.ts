import { expect, test } from 'vitest';
import type { Data } from '../../src/data/objects.ts';
import type { Patch } from '../../src/document/document.ts';
import { openDocument, type Syntax } from '../../src/document/open-text.ts';
import { fixManifest } from '../../src/engine/fix.ts';
import type { Diagnostic } from '../../src/engine/result/result.ts';
import { textOf } from '../../src/testing/case.ts';
import { open } from '../../src/testing/run.ts';
import { describeField, readCorpus } from './corpus.ts';
import { edited, patched, readAs, strayLines } from './edited.ts';
import { type RuleCase, ruleCases } from './faults/cases.ts';
import { graft, lacksOf } from './faults/graft.ts';
import { soilsFor, wrapped } from './faults/soil.ts';
import { findingsIn } from './faults/trial.ts';
import { everyRule, lint, lintFor, onlyRule } from './lint.ts';
import { commentedWritings, plainWritings, type Writing } from './writings.ts';

const fixable = (await ruleCases()).filter(({ one }) => one.fixed !== undefined);

describeField('a fix in a real integration', () => {
  test.each(plainWritings)('changes only what it says, to the byte: each alone, in older $name', async (writing) => {
    for (const { name, data } of readCorpus('history/definition')) {
      for (const { fix, text, label } of await fixesIn(data, writing))
        expect(edited(text, fix.edits), `${name}: ${label}`).toBe(writing.write(patched(data, fix.patches ?? [])));
    }
  });

  test.each(commentedWritings)(
    'keeps every other line and its comment: each alone, in older $name',
    async (writing) => {
      for (const { name, data } of readCorpus('history/definition')) {
        for (const { fix, text, label } of await fixesIn(data, writing)) {
          const [after, patches] = [edited(text, fix.edits), fix.patches ?? []];
          expect(readAs(writing, after), `${name}: ${label}`).toEqual(patched(data, patches));
          expect(strayLines(text, after, data, patches), `${name}: ${label}`).toEqual([]);
        }
      }
    },
  );

  test.each(fixable)(
    'has the result of the rule test, grafted on one in JSON and on one in JSONC or YAML: $name',
    async (one) => {
      for (const [index, writing] of writingsFor(one).entries()) {
        const soil = soilsFor(one.name, one.form)[index];
        if (soil === undefined) continue;
        const { before, expected } = await graftedOn(soil.data, one);
        const [given, wanted] = [wrapped(one.form, before), wrapped(one.form, expected)];
        const text = writing.write(given);
        const { after, patches } = await fixed(one, soil.data, text, writing.syntax);
        expect(readAs(writing, after), soil.name).toEqual(wanted);
        if (plainWritings.includes(writing)) expect(after, soil.name).toBe(writing.write(wanted));
        else expect(strayLines(text, after, given, patches), soil.name).toEqual([]);
      }
    },
  );

  test.each(fixable)('adds no findings of other rules, grafted on one: $name', async (one) => {
    const [soil] = soilsFor(one.name, one.form);
    const { before, expected } = await graftedOn(soil?.data ?? {}, one);
    const findings = await findingsIn(before, one.form, everyRule);
    const more = (await findingsIn(expected, one.form, everyRule)).filter(
      ({ rule }, _, after) => timesIn(after, rule) > timesIn(findings, rule) && !uncovers[one.rule.id]?.includes(rule),
    );
    expect(more.map(({ rule, pointer }) => `${rule} at ${pointer}`)).toEqual([]);
  });
});

/**
 * Fixes that may uncover other findings: something empty hides that something is missing; a file that a fix refers to is on its
 * author's disk, not here; other rules ignore what is below a misspelt keyword.
 */
const uncovers: Readonly<Record<string, readonly string[]>> = {
  'script-empty': ['sandbox-complete'],
  'icon-required': ['icon-format'],
  'readme-required': ['readme-content'],
  'schema-keyword-spelled': [
    'field-description-required',
    'field-title-required',
    'schema-always-true',
    'schema-ref-local',
  ],
};

/** Returns the real manifest with the case grafted on, and the expected result. */
async function graftedOn(soil: Data, one: RuleCase) {
  const lacks = await lacksOf(one, soil);
  const on = (part: Data) => graft(soil, part, one.form, lacks);
  return { before: on(one.data), expected: on(await fixedOf(one)) };
}

/** Each case uses other writings, so that all are used. */
const writingsFor = (one: RuleCase): readonly Writing[] => {
  const turn = fixable.indexOf(one);
  return [plainWritings, commentedWritings].flatMap((list) => list[turn % list.length] ?? []);
};

const timesIn = (findings: readonly Diagnostic[], rule: string) => findings.filter((one) => one.rule === rule).length;

async function fixedOf({ one: { fixed = {} } }: RuleCase): Promise<Data> {
  if (typeof fixed !== 'string') return { ...fixed };
  return (await open(textOf(fixed))).data ?? {};
}

/** Returns the text with all fixes for the case's findings applied, and their patches. */
async function fixed({ rule, one, form, findings }: RuleCase, soil: Data, text: string, syntax: Syntax) {
  const plan = onlyRule(rule.id, one.options);
  const facts = one.facts?.assets ? { assets: one.facts.assets } : {};
  const own = new Set(findings.map(({ fingerprint }) => fingerprint));
  const known = new Set((await findingsIn(soil, form, plan, facts)).map(({ fingerprint }) => fingerprint));
  const patches: Patch[] = [];
  const { changes } = await fixManifest({
    unsafe: true,
    lint: async (overlay) => {
      const document = await openDocument('integration', overlay.get('integration') ?? text, syntax);
      const { result, ...linted } = await lintFor(document, plan, facts);
      const diagnostics = result.diagnostics.filter(
        ({ fingerprint }) => own.has(fingerprint) || !known.has(fingerprint),
      );
      patches.push(...diagnostics.flatMap(({ fix }) => fix?.patches ?? []));
      return { ...linted, result: { ...result, diagnostics } };
    },
  });
  const top = form === 'record' ? ['integration'] : [];
  return {
    after: changes[0]?.after ?? text,
    patches: patches.map((patch) => ({ ...patch, path: [...top, ...patch.path] })),
  };
}

async function fixesIn(data: object, writing: Writing) {
  const text = writing.write(data);
  const { diagnostics } = await lint(await openDocument(`integration.${writing.syntax}`, text), everyRule);
  return diagnostics.flatMap(({ fix, rule, pointer }) => (fix ? [{ fix, text, label: `${rule} at ${pointer}` }] : []));
}
