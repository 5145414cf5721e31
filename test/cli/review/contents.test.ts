import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clean } from '../manifests.ts';
import { folderWith, hublint } from '../terminal.ts';
import { reviewIn } from './reviewing.ts';

describe('what a review checks', () => {
  test('says why it is unknown whether a script compiles', async () => {
    const cwd = folderWith({ 'integration.yaml': `${clean}identifier: { extractScript: parse_jsn!(.body) }\n` });
    const { stdout } = await hublint(cwd, 'review --format pretty --format html=r.html --format markdown=r.md');
    const said = 'It calls a function that hublint’s compiler does not know.';
    expect(stdout).toContain(`compiler  ${said}`);
    for (const file of ['r.html', 'r.md']) expect(readFileSync(join(cwd, file), 'utf8')).toContain(said);
  });

  test('lists what it offers, with what is billed and what comes from an interface', async () => {
    const action =
      'title: Book, description: Books a berth, input: { schema: { type: object } }, output: { schema: { type: object, properties: { berth: { type: string }, paid: { type: boolean } }, required: [berth] } }';
    const cwd = folderWith({
      'integration.yaml': `${clean}actions:
  bookBerth: { ${action}, billable: true }
  startTyping: { ${action}, name: startTypingIndicator }
interfaces:
  typing: { name: typing, version: 1.0.0, entities: {}, events: {}, channels: {}, actions: { start: { name: startTyping } } }
states: { tides: { type: integration, schema: { type: object } } }
`,
    });
    const { parts, questions } = reviewIn(await hublint(cwd, 'review --format json'));
    expect(parts).toEqual([
      {
        kind: 'action',
        name: 'bookBerth',
        title: 'Book',
        description: 'Books a berth',
        fields: [{ use: 'gives', names: ['berth', 'paid?'] }],
        generated: false,
        billable: true,
      },
      {
        kind: 'action',
        name: 'startTyping',
        title: 'Book',
        description: 'Books a berth',
        fields: [{ use: 'gives', names: ['berth', 'paid?'] }],
        generated: true,
        billable: false,
      },
      { kind: 'state', name: 'tides', description: 'integration', fields: [], generated: false, billable: false },
      { kind: 'interface', name: 'typing', description: 'typing 1.0.0', fields: [], generated: false, billable: false },
    ]);
    expect(questions.map(({ id }) => id)).toContain('billed');
  });

  test('lists secrets, and the fields that are asked for', async () => {
    const cwd = folderWith({
      'integration.yaml': `${clean}secrets: { DOCK_KEY: { description: Opens the dock, optional: true } }
configuration:
  schema:
    type: object
    properties:
      harbour: { type: string }
      dockToken: { type: string, description: From the dock, x-zui: { secret: true } }
      pierPassword: { type: string }
`,
    });
    const { secrets } = reviewIn(await hublint(cwd, 'review --format json'));
    const shown = secrets.map(({ location: { start }, ...secret }) => ({ ...secret, line: start.line }));
    expect(shown).toEqual([
      {
        kind: 'field',
        name: 'dockToken',
        owner: 'the configuration',
        description: 'From the dock',
        optional: false,
        hidden: true,
        line: 16,
      },
      { kind: 'field', name: 'pierPassword', owner: 'the configuration', optional: false, hidden: false, line: 17 },
      { kind: 'secret', name: 'DOCK_KEY', description: 'Opens the dock', optional: true, hidden: true, line: 10 },
    ]);
  });
});
