import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/engine/result/result.ts';
import type { Directive } from '../../../src/engine/suppress/directives.ts';
import { matchSuppressions } from '../../../src/engine/suppress/match-suppressions.ts';

const files = fc.constantFrom('integration.definition.ts', 'actions.ts');
const rules = fc.constantFrom('icon-required', 'text-trimmed', 'name-format');
const lines = fc.integer({ min: 1, max: 9 });
const at = (line: number) => ({ line, column: 1 });

const directives: fc.Arbitrary<Directive> = fc
  .record({
    file: files,
    scope: fc.constantFrom('next-line', 'line', 'next-line', 'line', 'file'),
    first: lines,
    more: fc.nat(2),
    rules: fc.array(rules, { maxLength: 3 }),
  })
  .map(({ file, scope, first, more, rules }) => ({
    comment: { file, text: '', start: at(first), end: at(first + more) },
    scope,
    rules,
    reason: undefined,
  }));

const diagnostics: fc.Arbitrary<Diagnostic> = fc.record({ file: files, rule: rules, line: lines }).map(
  ({ file, rule, line }): Diagnostic => ({
    rule,
    message: 'It is wrong.',
    messageId: 'wrong',
    severity: 'error',
    path: [],
    pointer: '',
    location: { file, start: at(line), end: at(line), approximate: false },
    related: [],
    fingerprint: '0',
    suppressed: false,
  }),
);

/** Whether a suppression applies to a finding, compared one by one. */
function silences({ comment, scope, rules }: Directive, { rule, location }: Diagnostic): boolean {
  if (comment.file !== location.file || !rules.includes(rule)) return false;
  const { line } = location.start;
  if (scope === 'line') return comment.start.line <= line && line <= comment.end.line;
  return scope === 'file' || line === comment.end.line + 1;
}

it('matches findings and suppressions like a comparison of each with each, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(directives, { maxLength: 6 }), fc.array(diagnostics, { maxLength: 8 }), (all, found) => {
      const { isSuppressed, isUsed, countIn } = matchSuppressions(all, found);
      expect(found.map(isSuppressed)).toEqual(found.map((one) => all.some((directive) => silences(directive, one))));
      for (const directive of all) {
        const silenced = found.filter((one) => silences(directive, one));
        expect(countIn(directive)).toBe(silenced.length);
        for (const rule of directive.rules)
          expect(isUsed(directive, rule)).toBe(silenced.some((one) => one.rule === rule));
      }
    }),
    { numRuns: 1000, seed: 2024 },
  );
});
