import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fill } from '../test/fuzz/folder.ts';
import { caseOf } from '../test/fuzz/kinds.ts';
import { type CaseOutcome, FuzzRunner } from './fuzz/runner.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string' },
    cases: { type: 'string' },
    case: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const [first, maxCases] = values.case === undefined ? [0, Number(values.cases ?? Infinity)] : [Number(values.case), 1];
const seconds = values.cases === undefined ? Number(values.seconds ?? 120) : Infinity;

const counts = new Map<string, number>();
const failed: number[] = [];
let slowest: CaseOutcome | undefined;
let memory = 0;

/** Saves the files and arguments of a failing case, for running it by hand. Returns their folder. */
function saveCase(number: number): string {
  const folder = fileURLToPath(new URL(`../.cache/fuzz/${seed}-${number}/`, import.meta.url));
  const { files, args } = caseOf(seed, number);
  mkdirSync(folder, { recursive: true });
  fill(`${folder}project`, files);
  writeFileSync(`${folder}args.json`, `${JSON.stringify(args)}\n`);
  return folder;
}

const runner = new FuzzRunner();
const end = performance.now() + seconds * 1000;
for (let number = first; number < first + maxCases && performance.now() < end; number++) {
  let outcome = await runner.run({ seed, number });
  if (outcome.faults.length > 0) {
    // A fault that comes from many cases in one process, or from a busy machine, does not occur again in a new process.
    runner.stop();
    const alone = await runner.run({ seed, number });
    if (alone.faults.length === 0) console.log(`Case ${number} fails only among others: ${outcome.faults.join('\n')}`);
    outcome = alone;
  }
  counts.set(outcome.kind, (counts.get(outcome.kind) ?? 0) + 1);
  if (outcome.seconds > (slowest?.seconds ?? 0)) slowest = outcome;
  memory = Math.max(memory, outcome.memory);
  if (outcome.faults.length === 0) continue;
  failed.push(number);
  console.log(`\nCase ${number} (${outcome.kind}) fails:\n${outcome.faults.join('\n')}`);
  console.log(`Again: npm run fuzz -- --seed ${seed} --case ${number}\nIts files: ${saveCase(number)}`);
}
runner.stop();

const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
console.log(`\n${all} cases of seed ${seed}: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}.`);
if (slowest)
  console.log(
    `The slowest, ${slowest.number}, took ${slowest.seconds.toFixed(1)} s; ${Math.round(memory)} MB at most.`,
  );
console.log(failed.length === 0 ? 'None fails.' : `${failed.length} fail: ${failed.join(', ')}.`);
if (failed.length > 0) process.exitCode = 1;
