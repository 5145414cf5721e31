import { pointerOf } from '../../../src/data/pointer.ts';
import type { FileResult } from '../../../src/engine/result.ts';
import { turnsOn } from '../lint.ts';
import type { Fault } from '../seeded/fault.ts';
import { ruleFaults } from '../seeded/table.ts';
import { found, lint, type Recording, reported, type Tried } from './recording.ts';

/** One new fault is the one finding that is reported. */
export async function plantings(recording: Recording): Promise<Tried> {
  const complaints: string[] = [];
  let planted = 0;
  for (const [index, fault] of (await ruleFaults()).entries()) {
    if (fault.form !== 'definition' || !turnsOn(recording.preset, fault.rule)) continue;
    const outcome = await plant(recording, fault, index);
    if (outcome === undefined) continue;
    planted++;
    complaints.push(...outcome);
  }
  return { complaints, tried: `${planted} faults planted, each the one thing reported` };
}

/** Undefined where no manifest has a place for the fault. Each fault starts with another one. */
async function plant(recording: Recording, fault: Fault, start: number): Promise<readonly string[] | undefined> {
  const { manifests, preset } = recording;
  for (const { name, data } of [...manifests.slice(start % manifests.length), ...manifests]) {
    const planting = fault.plant(data);
    if (planting === undefined) continue;
    const { rule } = fault;
    const pointer = pointerOf(planting.at.path);
    const result = await lint(preset, name, JSON.stringify(planting.manifest));
    if (!isOneMore(recording, result)) continue;
    const news = reported(recording, [result]);
    const [only] = news;
    if (news.length === 1 && only?.rule === rule && only.pointer === pointer) return [];
    const all = news.map((one) => `\n        ${found(one)}`).join('');
    return [`${fault.kind} of ${rule}, planted at ${pointer} of ${name}, reports${all || ' nothing'}`];
  }
  return undefined;
}

/**
 * Whether there is one finding more, and none less: a preset may say more of a fault, or nothing, and a fault that takes
 * the place of one that is recorded makes that stale.
 */
function isOneMore({ baseline }: Recording, { file, diagnostics }: FileResult): boolean {
  const subject = ({ rule, pointer }: { readonly rule: string; readonly pointer: string }) => `${rule} ${pointer}`;
  const recorded = new Set((baseline.findings[file] ?? []).map(subject));
  const found = new Set(diagnostics.map(subject));
  return found.size === recorded.size + 1 && [...recorded].every((one) => found.has(one));
}
