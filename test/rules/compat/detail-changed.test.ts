import rule from '../../../rules/compat/detail-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    { base: 'actions: { track: {} }', manifest: 'actions: { track: { cacheable: false, title: Track } }' },
    { base: 'name: parcel-desk', manifest: 'layers: []\nextraOperations: []' },
    { name: 'the whole part is new', base: 'actions: {}', manifest: 'actions: { track: { cacheable: true } }' },
    {
      base: 'interfaces: { typing: { name: typing, version: 0.0.4 } }',
      manifest: 'interfaces: { typing: { name: typing, version: 0.0.5, actions: {}, entities: {} } }',
    },
    {
      name: 'a record lacks fields that only authors write',
      base: '{"integration": {"name": "parcel-desk"}}',
      manifest: 'name: parcel-desk\ncode: start()\nsdkVersion: 4.1.0\nlayers: [cdn]',
    },
    {
      name: 'a definition lacks fields that only the hub sets',
      base: 'integration: { url: https://desk.parcels.example, dev: false, ownerWorkspace: { id: wkspace_01 } }',
      manifest: 'name: parcel-desk',
    },
    {
      name: 'the workspace was renamed',
      base: 'integration: { ownerWorkspace: { id: wkspace_01, handle: parcels, name: Parcels } }',
      manifest: 'integration: { ownerWorkspace: { id: wkspace_01, handle: parcel-desk, name: Parcel Desk } }',
    },
    {
      name: 'the new URL is not known',
      base: 'url: https://desk.parcels.example',
      manifest: 'url: https://desk.storm.example',
      unknown: { manifest: ['/url'] },
    },
    {
      name: 'a partly unknown value may be the same',
      base: 'interfaces: { typing: { name: typing, actions: { start: { name: startTyping } } } }',
      manifest: 'interfaces: { typing: { name: typing, actions: { start: { name: startTyping } } } }',
      unknown: { manifest: ['/interfaces/typing/actions/start/name'] },
    },
  ],
  invalid: [
    {
      name: 'the URL and the owner changed',
      base: `
        integration:
          url: ⟦https://desk.parcels.example⟧
          ownerWorkspace: { id: ⟦wkspace_01⟧, handle: parcels, name: Parcels }
          dev: ⟦false⟧
      `,
      manifest: `
        integration:
          url: ⟦https://desk.storm.example⟧
          ownerWorkspace: { id: ⟦wkspace_02⟧, handle: parcels, name: Parcels }
          dev: ⟦true⟧
      `,
      problems: [
        {
          message: 'moved',
          text: 'The integration now runs at `https://desk.storm.example`; it ran at `https://desk.parcels.example`.',
          bump: 'patch',
        },
        {
          message: 'owned',
          text: 'The integration now belongs to the workspace `wkspace_02`; it belonged to `wkspace_01`.',
          bump: 'patch',
        },
        { message: 'changed', text: 'The `dev` of the integration is now `true`; it was `false`.', bump: 'patch' },
      ],
    },
    {
      base: 'maxExecutionTime: ⟦30⟧\nactions: { ⟦track⟧: {} }',
      manifest: 'maxExecutionTime: ⟦60⟧\nactions: { track: { cacheable: ⟦true⟧ } }',
      problems: [
        {
          message: 'changed',
          text: 'The `maxExecutionTime` of the integration is now `60`; it was `30`.',
          bump: 'patch',
        },
        { message: 'added', text: 'The `cacheable` of action `track` was added.', bump: 'patch' },
      ],
    },
    {
      base: 'interfaces: { typing: { name: typing, actions: ⟦{ start: { name: startTyping } }⟧ } }',
      manifest: 'interfaces: { ⟦typing⟧: { name: typing } }',
      problems: [{ message: 'removed', text: 'The `actions` of interface `typing` were removed.', bump: 'patch' }],
    },
    {
      name: 'a change of code is reported without the code',
      base: `code: ⟦"${'start(); '.repeat(300)}"⟧`,
      manifest: `code: ⟦"${'start(); '.repeat(300)}stop();"⟧`,
      problems: [{ message: 'changed', text: 'The `code` of the integration changed.', bump: 'patch' }],
    },
    {
      name: 'a value that becomes or was empty or false',
      base: `
        layers: ⟦[]⟧
        interfaces: { typing: { name: typing, actions: ⟦{ start: { name: startTyping } }⟧ } }
        actions: { track: { cacheable: ⟦false⟧ } }
      `,
      manifest: `
        layers: ⟦[cdn]⟧
        interfaces: { typing: { name: typing, actions: ⟦{}⟧ } }
        actions: { track: { cacheable: ⟦true⟧ } }
      `,
      problems: [
        { message: 'changed', text: 'The `layers` of the integration changed.', bump: 'patch' },
        { message: 'changed', text: 'The `actions` of interface `typing` changed.', bump: 'patch' },
        { message: 'changed', text: 'The `cacheable` of action `track` is now `true`; it was `false`.', bump: 'patch' },
      ],
    },
  ],
});
