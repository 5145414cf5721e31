import { emptyBaseline, updateBaseline } from '../../src/engine/baseline.ts';
import { mendings } from './baseline/mend.ts';
import { plantings } from './baseline/plant.ts';
import { found, type Recording, recordingOf, reported, textOf } from './baseline/recording.ts';
import { rewritings } from './baseline/rewrite.ts';
import type { Outcome } from './outcome.ts';
import { readCorpus } from './read.ts';

export const name = 'a baseline holds what was found, and nothing else';

const presets = ['bp-lint', 'recommended', 'strict'];

/** What is tried with a recording: it yields what is not as it should be, and returns what to show. */
const trials = [steadiness, rewritings, plantings, mendings, frugality];

export async function check(shared: string): Promise<Outcome> {
  const lines: string[] = [];
  const counts: string[] = [];
  for (const preset of presets) {
    const recording = await recordingOf(preset, readCorpus(shared, 'history/definition'));
    const shown = [`${recording.recorded} findings of ${recording.manifests.length} manifests recorded`];
    for (const trial of trials) {
      const { complaints, tried } = await trial(recording);
      lines.push(...complaints.map((complaint) => `${preset}: ${complaint}`));
      shown.push(tried);
    }
    counts.push(`${preset}: ${shown.join('; ')}`);
  }
  return { ok: lines.length === 0, lines: [...lines, ...counts] };
}

/** The next run is clean, and another update changes nothing, whatever order the manifests come in. */
async function steadiness(recording: Recording) {
  const { baseline, results } = recording;
  const complaints = reported(recording, results).map((one) => `the next run reports ${found(one)}`);
  for (const again of [results, results.toReversed()]) {
    const updated = updateBaseline(baseline, again).baseline;
    if (textOf(updated) !== textOf(baseline)) complaints.push('a second update changes the baseline');
  }
  return { complaints, tried: 'the next run clean, two updates the same' };
}

/** An update that sees some of the manifests leaves what the baseline holds of the others. */
async function frugality({ baseline, results }: Recording) {
  const inParts = results.reduce((held, result) => updateBaseline(held, [result]).baseline, emptyBaseline);
  const complaints = textOf(inParts) === textOf(baseline) ? [] : ['one update and one for each manifest differ'];
  return { complaints, tried: 'one update as good as one for each manifest' };
}
