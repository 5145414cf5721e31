import rule from '../../rules/icon-format.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets, base64 } from './facts.ts';

const svg = (inside = '<path d="M0 0h24v24H0z"/>', attributes = ' xmlns="http://www.w3.org/2000/svg"') =>
  `<svg${attributes} viewBox="0 0 24 24">${inside}</svg>`;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]).toString('base64');

const facts = {
  assets: assets({ 'images/icon.svg': svg(), 'icon.SVG': svg(), 'icon.txt': svg(), 'icon.png': '\u0089PNG' }),
};
const icon = (value: string) => `{ "icon": "${value}" }`;

testRule(rule, {
  valid: [
    ...[
      svg(),
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- <svg> of a parcel -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svg()}`,
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9"/>',
      svg('<use href="#parcel"/><a href="https://parcels.example"><g/></a>'),
    ].map((text) => ({ name: text.slice(0, 60), manifest: icon(base64(text)), facts })),
    { name: 'a file', manifest: 'icon: images/icon.svg', facts },
    { name: 'a file in capital letters', manifest: 'icon: icon.SVG', facts },
    { name: 'none', manifest: 'name: parcel-desk', facts },
    { name: 'files that are not looked at', manifest: 'icon: nowhere.svg' },
  ],
  invalid: [
    {
      name: 'a file that does not exist',
      facts,
      manifest: 'icon: ⟦nowhere.svg⟧',
      problems: [
        {
          message: 'missing',
          text: 'Icon file `nowhere.svg` not found in the folder of the integration.',
        },
      ],
    },
    {
      name: 'the text itself',
      facts,
      manifest: `icon: ⟦'${svg()}'⟧ # not encoded`,
      problems: [{ message: 'unencoded', fix: 'safe' }],
      fixed: `icon: '${base64(svg())}' # not encoded`,
    },
    {
      name: 'data URLs',
      facts,
      manifest: `{ "icon": ⟦"data:image/svg+xml;base64,${base64(svg())}"⟧ }`,
      problems: ['unencoded'],
      fixed: `{ "icon": "${base64(svg())}" }`,
    },
    {
      manifest: '{ "icon": ⟦"data:image/svg+xml,%3Csvg/%3E"⟧ }',
      facts,
      problems: [{ message: 'unencoded', fix: 'none' }],
    },
    { manifest: 'icon: ⟦"%%%"⟧', facts, problems: ['unreadable'] },
    {
      name: 'a picture of another format',
      facts,
      manifest: `icon: ⟦${png}⟧`,
      problems: [{ message: 'other', text: 'The icon is a `PNG`; the platform accepts only SVG.' }],
    },
    { name: 'another extension', facts, manifest: 'icon: ⟦icon.txt⟧', problems: ['extension'] },
    ...[
      ['not-svg', '<html><svg/></html>'],
      ['not-svg', 'parcels'],
      ['namespace', svg('', '')],
      ['script', svg('<script>alert(1)</script>')],
      ['script', svg('<g onload="alert(1)"/>')],
      ['raster', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
      ['remote', svg('<image xlink:href="https://parcels.example/icon.png"/>')],
    ].map(([message = '', text = '']) => ({
      name: `${message}: ${text}`,
      manifest: `{ "icon": ⟦"${base64(text)}"⟧ }`,
      facts,
      problems: [message],
    })),
    {
      name: 'bytes that are no text',
      facts,
      manifest: `icon: ⟦${Buffer.from([0xff, 0xfe, 0xfd]).toString('base64')}⟧`,
      problems: ['not-svg'],
    },
  ],
});
