import type { FileResult } from '../../../src/engine/result/result.ts';
import type { Review } from '../../../src/engine/review/review.ts';
import type { ReviewOptions } from '../../../src/report/review/reporter.ts';
import { resultSaying } from '../fixtures/hostile.ts';

export const plainReview: ReviewOptions = { color: false, width: 80, version: '0.1.0', rule: () => undefined };

const location = (file: string) => ({
  file,
  start: { line: 1, column: 1 },
  end: { line: 1, column: 4 },
  approximate: false,
});

/** A comparison in which everything that a manifest controls is the given text. */
function comparisonSaying(text: string, file: FileResult): FileResult {
  const [diagnostic] = file.diagnostics;
  if (diagnostic === undefined) throw new Error('There is a finding.');
  const change = { bump: 'major', breaks: 'caller', witness: { value: { [text]: text }, accepted: 'base' } } as const;
  return {
    ...file,
    compare: {
      base: { file: text, version: text },
      head: { file: text, version: text },
      needed: 'major',
      actual: 'patch',
      enough: false,
      suggested: text,
    },
    diagnostics: [
      { ...diagnostic, change },
      { ...diagnostic, severity: 'info', change: { bump: 'patch' } },
    ],
  };
}

/** A review in which everything that a manifest, its files or a plugin controls is the given text. */
export function reviewSaying(text: string): Review {
  const [result] = resultSaying(text).results;
  if (result === undefined) throw new Error('There is a result.');
  const part = {
    name: text,
    title: text,
    description: text,
    fields: [{ use: 'takes', names: [text] }],
    generated: true,
    billable: true,
  } as const;
  const content = { kind: 'content', bytes: Buffer.from(`<svg>${text}</svg>`), sha256: '0'.repeat(64) } as const;
  return {
    described: {
      name: text,
      version: text,
      title: text,
      description: text,
      facts: [[text, text]],
      isDeprecated: false,
      parts: {
        action: [part],
        event: [part],
        channel: [part],
        state: [part],
        entity: [part],
        interface: [part],
        configuration: [part],
      },
    },
    files: [{ file: text, sha256: '0'.repeat(64), size: 9 }],
    result,
    previous: { kind: 'compared', result: comparisonSaying(text, result) },
    scripts: [
      {
        key: text,
        owner: text,
        pointer: text,
        location: location(text),
        text,
        compiled: { outcome: 'fails', lacksFunction: false, remarks: result.diagnostics },
        hosts: [text],
        plain: [text],
        scopes: [text],
        fields: [text],
        functions: [text],
      },
    ],
    mayHideScripts: false,
    obscured: 0,
    secrets: [
      {
        kind: 'field',
        name: text,
        owner: text,
        description: text,
        optional: false,
        isHidden: false,
        location: location(text),
      },
    ],
    assets: { icon: content, readme: { ...content, bytes: Buffer.from(text) } },
    exposures: [{ kind: text, place: text }],
    disguised: [{ link: text, host: text, place: text }],
    lookalikes: [{ word: text, place: text }],
    waivers: [{ location: location(text), rules: [text], reason: text, findings: 1 }],
    checks: [{ about: 'version', outcome: 'fails', text }],
    tasks: [{ id: text, text }],
    verdict: { outcome: 'not-ready', text },
    rules: [{ id: text, severity: text, options: { [text]: text } }],
  };
}
