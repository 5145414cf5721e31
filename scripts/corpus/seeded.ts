import { rules } from '../../rules/index.ts';
import type { Outcome } from './outcome.ts';
import { modelFaults } from './seeded/model.ts';
import { plantIn, soilsOf } from './seeded/soil.ts';
import { ruleFaults } from './seeded/table.ts';
import { syntaxes, tryOut } from './seeded/trial.ts';

export const name = 'a planted fault is one finding, by the right rule, at the right place';

/** How many kinds of fault there are at least. */
const least = 150;

export async function check(shared: string): Promise<Outcome> {
  const faults = [...modelFaults('definition'), ...modelFaults('record'), ...(await ruleFaults())];
  const soils = { definition: soilsOf(shared, 'definition'), record: soilsOf(shared, 'record') };
  const wrong: string[] = [];
  for (const [index, fault] of faults.entries()) {
    const label = `${fault.form}: ${fault.rule}: ${fault.kind}`;
    const [found] = plantIn(soils[fault.form], fault, index);
    if (found === undefined) wrong.push(`${label}: no manifest has a place for it`);
    else {
      for (const syntax of syntaxes) {
        const complaints = await tryOut({ ...fault, ...found.planting, base: found.soil.data }, syntax);
        wrong.push(...complaints.map((complaint) => `${label}: ${found.soil.name} as ${syntax.name}: ${complaint}`));
      }
    }
  }
  const tested = new Set(faults.map(({ rule }) => rule));
  wrong.push(...rules.filter(({ id }) => !tested.has(id)).map(({ id }) => `${id}: no fault is planted for it`));
  if (faults.length < least) wrong.push(`there are fewer than ${least} kinds of fault`);
  return {
    ok: wrong.length === 0,
    lines: [...wrong, `${faults.length} kinds of fault under ${tested.size} rules, in JSON and in YAML`],
  };
}
