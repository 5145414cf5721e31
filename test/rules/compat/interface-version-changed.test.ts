import rule from '../../../rules/compat/interface-version-changed.ts';
import { testRule } from '../../../src/testing/index.ts';

testRule(rule, {
  valid: [
    {
      base: 'interfaces: { typing: { name: typing } }',
      manifest: 'interfaces: { typing: { name: typing, version: 1.0.0 } }',
    },
    {
      name: 'one side leaves out the `name`',
      base: 'interfaces: { typing: { version: 1.0.0 }, hitl: { name: hitl, version: 2.1.0 } }',
      manifest: 'interfaces: { typing: { name: typing, version: 1.0.0 }, hitl: { version: 2.1.0 } }',
    },
    { base: 'interfaces: {}', manifest: 'interfaces: { typing: { name: typing, version: 1.0.0 } }' },
    {
      base: 'interfaces: { typing: { name: typing, version: 1.0.0 } }',
      manifest: 'interfaces: { typing: { name: typing, version: 1.0.0, id: ifver_01JQ8Z6W3N5T7V9X1B3D5F7H9K } }',
    },
  ],
  invalid: [
    {
      base: 'interfaces: { typing: { name: typing, version: ⟦1.2.0⟧ } }',
      manifest: 'interfaces: { typing: { name: typing, version: ⟦2.0.0⟧ } }',
      problems: [
        {
          message: 'major',
          text: 'Interface `typing` is now implemented in version `2.0.0` instead of `1.2.0`, and may lack what that version has.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
    {
      name: 'the version changed together with the key',
      base: 'interfaces: { hitl: { name: hitl, version: ⟦1.2.0⟧ } }',
      manifest: 'interfaces: { hitl<ticket>: { name: hitl, version: ⟦2.0.0⟧ } }',
      problems: [{ message: 'major', bump: 'major' }],
    },
    {
      name: 'a minor below 1.0.0',
      base: 'interfaces: { typing: { version: ⟦0.4.1⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦0.5.0⟧ } }',
      problems: [{ message: 'major', bump: 'major' }],
    },
    {
      name: 'a minor below 1.0.0 in another notation',
      base: 'interfaces: { typing: { version: ⟦v0.1.0⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦v0.2.0⟧ } }',
      problems: [{ message: 'major', bump: 'major' }],
    },
    {
      name: 'a prerelease becomes a release',
      base: 'interfaces: { typing: { version: ⟦1.2.0-rc.1⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦1.2.0⟧ } }',
      problems: [{ message: 'major', bump: 'major' }],
    },
    {
      name: 'back to an earlier major',
      base: 'interfaces: { typing: { version: ⟦2.0.0⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦1.2.0⟧ } }',
      problems: [{ message: 'major', bump: 'major' }],
    },
    {
      base: 'interfaces: { typing: { version: ⟦1.2.0⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦1.3.1⟧ } }',
      problems: [
        {
          message: 'minor',
          text: 'Interface `typing` is now implemented in version `1.3.1` instead of `1.2.0`.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a patch',
      base: 'interfaces: { typing: { version: ⟦1.2.0⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦1.2.1⟧ } }',
      problems: [{ message: 'minor', bump: 'patch' }],
    },
    {
      name: 'a patch below 1.0.0',
      base: 'interfaces: { typing: { version: ⟦0.4.1⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦0.4.2⟧ } }',
      problems: [{ message: 'minor', bump: 'patch' }],
    },
    {
      name: 'a tag instead of a version: the major is not known',
      base: 'interfaces: { typing: { version: ⟦latest⟧ } }',
      manifest: 'interfaces: { typing: { version: ⟦1.3.1⟧ } }',
      problems: [{ message: 'minor', bump: 'patch' }],
    },
    {
      base: 'interfaces: { typing: { name: ⟦typing⟧, version: 1.0.0 } }',
      manifest: 'interfaces: { typing: { name: ⟦typing-indicator⟧, version: 1.0.0 } }',
      problems: [
        {
          message: 'replaced',
          text: 'Interface `typing` is now `typing-indicator` instead of `typing`.',
          bump: 'major',
          breaks: 'caller',
        },
      ],
    },
  ],
});
