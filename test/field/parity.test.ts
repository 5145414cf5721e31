import { expect, test } from 'vitest';
import type { Path } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { describeField, readCorpus, readShared } from './corpus.ts';
import { lintText } from './lint.ts';

/** A finding of the platform's linter, as it was recorded. */
interface Recorded {
  readonly code: string;
  readonly severity: 'error' | 'warn' | 'hint';
  readonly path: Path;
}

const severities = { error: 'error', warn: 'warn', hint: 'info' } as const;

describeField('the preset bp-lint', () => {
  test.each([
    ['definition', 42],
    ['history/definition', 661],
  ] as const)(
    'finds what the platform’s linter found, and nothing else, in every %s: %i findings',
    async (folder, count) => {
      let all = 0;
      for (const { name, text } of readCorpus(folder)) {
        const theirs = recorded(readShared('corpus', name.replace('definition/', 'bp-lint/')));
        const { diagnostics } = await lintText('bp-lint', name, text);
        const ours = diagnostics.map(({ rule, severity, pointer }) => `${severity} ${subjectOf(rule)} ${pointer}`);
        expect(ours.sort(), name).toEqual(theirs);
        all += ours.length;
      }
      expect(all).toBe(count);
    },
  );
});

/** What the platform's linter found: how severe, what and where. */
const recorded = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly Recorded[])
    .map(({ code, severity, path }) => {
      // In a field that has other hints for display, it points at those.
      const place = path.at(-1) === 'x-zui' ? path.slice(0, -1) : path;
      return `${severities[severity]} ${subjectOf(code)} ${pointerOf(place)}`;
    })
    .sort();

/** What is missing or legacy, by the name of the rule in either linter. */
const subjectOf = (rule: string) => /legacy|title|description|icon|readme/.exec(rule)?.[0];
