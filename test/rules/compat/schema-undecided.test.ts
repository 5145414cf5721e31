import { expect, test } from 'vitest';
import rule from '../../../rules/compat/schema-undecided.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { compareDocuments } from '../../../src/engine/compare/compare.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  tellsUnknown: true,
  valid: [
    {
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      accepts,
    },
    {
      name: 'the same pattern',
      base: "configuration: { schema: { type: object, properties: { key: { type: string, pattern: '^(?=a)b' } } } }",
      manifest:
        "configuration: { schema: { type: object, properties: { key: { pattern: '^(?=a)b', type: string } } } }",
      accepts,
    },
    {
      name: 'schemas that an interface generates are not in the definition',
      base: `
        interfaces: { hitl: { name: hitl, version: 2.1.0, actions: { startHitl: {} }, channels: { hitl: { name: desk } } } }
        actions: { startHitl: { input: { schema: { type: object, properties: { title: { type: string } } } } } }
        channels: { desk: { messages: { text: { schema: { type: object, properties: { text: {} } } } } } }
      `,
      manifest: `
        title: Parcel Desk
        interfaces: { hitl: { name: hitl, version: 2.1.0, actions: { startHitl: {} }, channels: { hitl: { name: desk } } } }
        actions: { startHitl: {} }
        channels: { desk: { messages: {} } }
      `,
      unknown: { manifest: ['/actions/startHitl', '/channels/desk/messages'] },
      accepts,
    },
    {
      name: 'a schema that is not known on either side',
      base: 'actions: { track: { input: { schema: { type: object } }, title: Track } }',
      manifest: 'actions: { track: { input: { schema: { type: object } }, title: Find } }',
      unknown: { base: ['/actions/track/input'], manifest: ['/actions/track/input'] },
      accepts,
    },
  ],
  invalid: [
    {
      name: 'a schema that is no longer known',
      base: 'actions: { track: { input: { schema: ⟦{ type: object, properties: { number: { type: string } } }⟧ } } }',
      manifest: 'actions: { track: { input: { schema: ⟦{ type: object }⟧ } } }',
      unknown: { manifest: ['/actions/track/input/schema'] },
      options: { counts: 'major' },
      accepts,
      problems: [
        {
          message: 'undecided',
          text: 'In action `track` input, hublint cannot tell whether this breaks anybody: the value cannot be known without running code.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'an empty schema is no longer known',
      base: 'configuration: { schema: { type: object, properties: {} } }',
      manifest: 'configuration: { schema: ⟦{ type: object, properties: { region: { type: string } } }⟧ }',
      unknown: { manifest: ['/configuration/schema'] },
      accepts,
      problems: [{ message: 'undecided', bump: 'patch' }],
    },
    {
      name: 'a schema inside a part that is no longer known',
      base: 'events: { delivered: { schema: { type: object, properties: { to: { type: string } } } } }',
      manifest: 'events: { delivered: { schema: ⟦{ type: object, properties: { to: { type: string } } }⟧ } }',
      unknown: { manifest: ['/events'] },
      accepts,
      problems: ['undecided'],
    },
    {
      name: 'a schema that was not known before',
      base: 'states: { lastSync: { type: integration, schema: { type: object, properties: { at: { type: number } } } } }',
      manifest:
        'states: { lastSync: { type: integration, schema: ⟦{ type: object, properties: { at: { type: string } } }⟧ } }',
      unknown: { base: ['/states/lastSync/schema'] },
      accepts,
      problems: ['undecided'],
    },
    {
      name: 'the validator does not confirm a break',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: ⟦number⟧ } } } }',
      accepts: () => undefined,
      problems: [
        {
          message: 'undecided',
          text: 'In the configuration, hublint cannot tell whether this breaks anybody: `key` may no longer be `string`.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'no property name is found that matches both patterns',
      base: "configuration: { schema: { type: object, patternProperties: { '^[a-z]': {} } } }",
      manifest: "configuration: { schema: { type: object, patternProperties: { '^\\d*-': { type: ⟦string⟧ } } } }",
      accepts,
      problems: [
        {
          message: 'undecided',
          text: 'In the configuration, hublint cannot tell whether this breaks anybody: `*` may no longer be of every type.',
        },
      ],
    },
    {
      name: 'no property name is found that the new pattern refuses',
      base: "configuration: { schema: { type: object, additionalProperties: true, propertyNames: { pattern: '^(?<!a)b' } } }",
      manifest:
        "configuration: { schema: { type: object, additionalProperties: true, propertyNames: ⟦{ pattern: '^(?<!c)b' }⟧ } }",
      accepts,
      problems: [
        {
          message: 'undecided',
          text: 'In the configuration, hublint cannot tell whether this breaks anybody: properties may no longer have every name that they could.',
        },
      ],
    },
    {
      name: 'a part of the schema is not known',
      base: 'events: { delivered: { schema: { type: object, properties: { to: { type: string }, at: { type: string } } } } }',
      manifest: `
        events: { delivered: { schema: { type: object, properties: { to: { type: string }, at: ⟦{ type: number }⟧ } } } }
      `,
      unknown: { manifest: ['/events/delivered/schema/properties/at/type'] },
      options: { counts: 'major' },
      accepts,
      problems: [{ message: 'undecided', bump: 'major', breaks: 'listener' }],
    },
  ],
});

test.each([
  ['patch', { bump: 'patch' }],
  ['major', { bump: 'major', breaks: 'configurer' }],
])('names whom it breaks only if it counts as a break: %s', async (counts, change) => {
  const version = (pattern: string) =>
    openDocument(
      'integration.yaml',
      `{ name: parcel-desk, version: 1.0.0, configuration: { schema: { type: string, pattern: '${pattern}' } } }`,
    );
  const plan = {
    rules: [{ rule, severity: 'error' as const, options: { counts } }],
    severityOf: () => 'error' as const,
    urlOf: () => undefined,
  };
  const { diagnostics } = await compareDocuments(await version('^(?<!a)b'), await version('^(?<!c)b'), plan);
  expect(diagnostics.map((one) => one.change)).toEqual([change]);
});
