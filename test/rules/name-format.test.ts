import rule from '../../rules/name-format.ts';
import { testRule } from '../../src/testing/index.ts';

testRule(rule, {
  valid: [
    'name: parcel-desk',
    'name: n8n',
    'name: acme/parcel-desk',
    { name: 'a workspace handle, which another rule checks', manifest: 'name: Acme Inc/parcel-desk' },
    { name: 'no name after the slash, which another rule reports', manifest: 'name: acme/' },
    'version: 1.0.0',
  ],
  invalid: [
    {
      manifest: 'name: ⟦Parcel Desk⟧\n',
      problems: [
        {
          message: 'character',
          text: 'Name `Parcel Desk` contains ` `, which is not allowed in a URL; use lowercase letters, digits and hyphens.',
          severity: 'error',
          fix: 'unsafe',
        },
      ],
      fixed: 'name: parcel-desk\n',
    },
    {
      manifest: '{ "name": "acme/⟦parcelDesk⟧" }',
      problems: [
        {
          message: 'style',
          text: 'Name `parcelDesk` does not consist of lowercase words joined by hyphens, such as `google-calendar`.',
          severity: 'warn',
          fix: 'unsafe',
        },
      ],
      fixed: '{ "name": "acme/parcel-desk" }',
    },
    { manifest: '{ "name": ⟦"parcel_desk"⟧ }', problems: ['style'], fixed: '{ "name": "parcel-desk" }' },
    { manifest: 'name: ⟦-parcel-⟧', problems: ['style'], fixed: 'name: parcel' },
    {
      name: 'a letter beyond ASCII',
      manifest: 'name: ⟦colis-à-domicile⟧',
      problems: [{ message: 'character', fix: 'unsafe' }],
      fixed: 'name: colis-a-domicile',
    },
    { manifest: 'name: ⟦URLShortener⟧', problems: ['style'], fixed: 'name: url-shortener' },
    { manifest: 'name: ⟦посылки⟧', problems: [{ message: 'character', fix: 'none' }] },
    {
      name: 'no characters to suggest a name from',
      manifest: 'name: ⟦📦⟧',
      problems: [{ message: 'character', fix: 'none' }],
    },
    { manifest: 'name: ⟦""⟧', problems: [{ message: 'empty', text: 'The name is empty.' }] },
  ],
});
