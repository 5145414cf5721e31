import '../host/facts/patience.ts';

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { check } from './check.ts';
import { freezePrototypes } from './frozen.ts';
import { caseOf } from './kinds.ts';

const [seed, cases] = [20_250_304, 100];

test(`${cases} hostile cases come to nothing that should not be (seed ${seed})`, { timeout: 300_000 }, async () => {
  freezePrototypes();
  const root = temporaryFolder();
  const faults: string[] = [];
  for (let number = 0; number < cases; number++) {
    const one = caseOf(seed, number);
    const folder = join(root, String(number));
    for await (const fault of check(one, folder))
      faults.push(`npm run fuzz -- --seed ${seed} --case ${number}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
