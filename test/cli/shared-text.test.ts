import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, hublint } from './terminal.ts';

const definition = (name: string, rest = '') => `import { IntegrationDefinition } from '@botpress/sdk'
import { actions } from '../shared/actions'

export default new IntegrationDefinition({ name: '${name}', version: '1.0.0', ${rest}actions })
`;
const ferries = {
  'north/integration.definition.ts': definition('north-ferry'),
  'south/integration.definition.ts': definition('south-ferry', 'titel: "South", '),
  'shared/actions.ts': `import { z } from '@botpress/sdk'
const schema = z.object({})
export const actions = { bookSeat: { title: 'Book a seat ', description: 'Books a seat.', input: { schema }, output: { schema } } }
`,
  'package.json': '{ "dependencies": { "@botpress/sdk": "4.20.0" } }',
};

const padded = 'shared/actions.ts:3:45: warning: The title of action `bookSeat` has surrounding whitespace.';

test('a finding in a file that two definitions share is reported once', async () => {
  const { stdout } = await hublint(folderWith(ferries), '--format compact');
  expect(stdout.split(padded)).toHaveLength(2);
  // Findings in the definition's own file are reported for each.
  expect(stdout.match(/has no icon/g)).toHaveLength(2);
  expect(stdout).toContain('unknown property `titel`');
});

test.each(['north', 'south'])('alone, %s reports it', async (name) => {
  const { stdout } = await hublint(folderWith(ferries), `${name} --format compact`);
  expect(stdout).toContain(padded);
});

test('a baseline records it for both', async () => {
  const folder = folderWith(ferries);
  await hublint(folder, '--update-baseline');
  for (const target of ['.', 'north', 'south']) {
    const { code, stdout } = await hublint(folder, `${target} --baseline hublint.baseline.json --format compact`);
    expect([code, stdout]).toEqual([0, expect.stringContaining('No problems in')]);
  }
});

describe('a suppression in a file that two definitions share', () => {
  const served = {
    'north/integration.definition.ts': definition('north-ferry'),
    'south/integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk'
import { title } from '../shared/actions'

export default new IntegrationDefinition({ name: 'south-ferry', version: '1.0.0', title })
`,
    'shared/actions.ts': `${ferries['shared/actions.ts'].replace(' } }\n', ' } } // hublint-disable-line text-trimmed -- as on the tickets\n')}
export const title = 'South' // hublint-disable-line text-trimmd -- as on the ferry
`,
    'package.json': ferries['package.json'],
  };

  test.each(['.', 'north', 'south'])('is not called unused if only one needs it: %s', async (target) => {
    const { stdout } = await hublint(folderWith(served), `${target} --format compact`);
    expect(stdout.split('\n').filter((line) => line.startsWith('shared/'))).toEqual([
      'shared/actions.ts:5:30: warning: There is no rule `text-trimmd`; did you mean `text-trimmed`? [suppression/unknown-rule]',
    ]);
  });

  test('is kept by the fixes of the other', async () => {
    const folder = folderWith(served);
    await hublint(folder, 'south --fix');
    expect(readFileSync(join(folder, 'shared/actions.ts'), 'utf8')).toBe(served['shared/actions.ts']);
  });
});
