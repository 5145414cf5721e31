import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointerOf } from '../../src/data/pointer.ts';
import { lintText } from './lint.ts';
import type { Outcome } from './outcome.ts';
import { type Manifest, readCorpus } from './read.ts';

export const name = 'the preset bp-lint finds what the platform’s linter finds, and nothing else';

/** A finding of the platform's linter, as it was recorded. */
interface Recorded {
  readonly code: string;
  readonly severity: 'error' | 'warn' | 'hint';
  readonly path: readonly (string | number)[];
}

const severities = { error: 'error', warn: 'warn', hint: 'info' } as const;

export async function check(shared: string): Promise<Outcome> {
  const lines: string[] = [];
  const counts: string[] = [];
  for (const folder of ['definition', 'history/definition'] as const) {
    let count = 0;
    for (const manifest of readCorpus(shared, folder)) {
      const recording = join(shared, 'corpus', manifest.name.replace('definition/', 'bp-lint/'));
      const theirs = recorded(readFileSync(recording, 'utf8'));
      count += theirs.length;
      for (const line of difference(theirs, await found(manifest))) lines.push(`${manifest.name}: ${line}`);
    }
    counts.push(`${folder}: ${count} findings of the platform’s linter`);
  }
  return { ok: lines.length === 0, lines: [...lines, ...counts] };
}

/** What the platform's linter found: how severe, what and where. */
const recorded = (text: string): readonly string[] =>
  (JSON.parse(text) as readonly Recorded[]).map(({ code, severity, path }) => {
    // In a field that has other hints for display, it points at those.
    const place = path.at(-1) === 'x-zui' ? path.slice(0, -1) : path;
    return `${severities[severity]} ${subjectOf(code)} ${pointerOf(place)}`;
  });

async function found({ name: file, text }: Manifest): Promise<readonly string[]> {
  const { diagnostics } = await lintText('bp-lint', file, text);
  return diagnostics.map(({ rule, severity, pointer }) => `${severity} ${subjectOf(rule)} ${pointer}`);
}

/** What is missing or legacy, by the name of the rule in either linter. */
const subjectOf = (rule: string) => /legacy|title|description|icon|readme/.exec(rule)?.[0];

/** What only one of them found. A finding counts as often as it is there. */
function* difference(theirs: readonly string[], ours: readonly string[]): Generator<string> {
  const left = [...ours];
  for (const one of theirs) {
    const index = left.indexOf(one);
    if (index < 0) yield `only the platform’s linter: ${one}`;
    else left.splice(index, 1);
  }
  for (const one of left) yield `only hublint: ${one}`;
}
