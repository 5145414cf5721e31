import { expect, test } from 'vitest';
import type { Path } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import { describeField, readCorpus, readShared } from './corpus.ts';
import { lintText } from './lint.ts';

/** A recorded finding of the platform's linter. */
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

/** Returns the findings of the platform's linter: severity, subject and location. */
const recorded = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly Recorded[])
    .map(({ code, severity, path }) => {
      // If a field has other display hints, the platform's linter points at those.
      const place = path.at(-1) === 'x-zui' ? path.slice(0, -1) : path;
      return `${severities[severity]} ${subjectOf(code)} ${pointerOf(place)}`;
    })
    .sort();

/** Returns the subject, missing or legacy, from the rule names of either linter. */
const subjectOf = (rule: string) => /legacy|title|description|icon|readme/.exec(rule)?.[0];
