import rule from '../../rules/icon-size.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets, base64 } from './facts.ts';

const svg = (attributes: string, inside = '') =>
  base64(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const facts = { assets: assets({ 'large.svg': `<svg viewBox="0 0 9 9">${' '.repeat(66_000)}</svg>` }) };

testRule(rule, {
  valid: [
    { name: 'a view box', facts, manifest: { icon: svg('viewBox="0 0 24 24"') } },
    { name: 'width and height', facts, manifest: { icon: svg('width="24" height="24"') } },
    {
      name: 'exactly the allowed size',
      facts,
      options: { bytes: 31 },
      manifest: { icon: base64('<svg viewBox="0 0 24 24"></svg>') },
    },
    { name: 'an icon that is not SVG', facts, manifest: { icon: base64('parcels') } },
    { name: 'a file that does not exist', facts, manifest: { icon: 'nowhere.svg' } },
    { name: 'an icon that is not known', manifest: { icon: svg('') } },
  ],
  invalid: [
    {
      name: 'larger than the default limit',
      facts,
      manifest: 'icon: ⟦large.svg⟧',
      problems: [
        {
          message: 'large',
          text: 'The icon is `66029` bytes; expected at most `65536`, since every list of integrations loads it.',
        },
      ],
    },
    {
      name: 'larger than the configured limit',
      facts,
      options: { bytes: 50 },
      manifest: `icon: ⟦${svg('viewBox="0 0 24 24"')}⟧`,
      problems: ['large'],
    },
    {
      name: 'a view box in capital letters, which browsers ignore',
      facts,
      manifest: `icon: ⟦${svg('VIEWBOX="0 0 9 9"')}⟧`,
      problems: ['unsized'],
    },
    ...['width="24"', 'height="24"'].map((attributes) => ({
      name: `of no size: ${attributes}`,
      facts,
      manifest: `icon: ⟦${svg(attributes, '<g/>')}⟧`,
      problems: ['unsized'],
    })),
  ],
});
