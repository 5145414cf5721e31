import { defineRule, optionGroup, textOf } from '../src/rule/index.ts';
import { svgRoot } from '../src/rule/kit/svg/picture.ts';
import type { StartTag } from '../src/rule/kit/svg/tokens.ts';

const hasSize = ({ attributes }: StartTag) =>
  attributes.has('viewBox') || (attributes.has('width') && attributes.has('height'));

export default defineRule({
  id: 'icon-size',
  summary: 'The icon is small and declares its dimensions.',
  presets: { recommended: 'warn', strict: 'warn', publish: 'warn', hub: 'warn' },
  needs: ['assets'],
  options: optionGroup({
    bytes: { type: 'integer', minimum: 1, default: 65_536, description: 'The maximum size of the icon, in bytes.' },
  }),
  messages: {
    large: 'The icon is `{size}` bytes; expected at most `{most}`, since every list of integrations loads it.',
    unsized: 'The icon has neither a `viewBox` nor `width` and `height`, so how much of it is shown is left to chance.',
  },
  *integration({ node: { icon }, at, facts: { assets }, options }) {
    const asset = icon ? assets?.read(icon) : undefined;
    if (asset === undefined || 'missing' in asset) return;
    const { length } = asset.bytes;
    if (length > options.bytes) yield { message: 'large', data: { size: length, most: options.bytes }, at: at('icon') };
    const text = textOf(asset.bytes);
    const root = text && svgRoot(text);
    if (root && !hasSize(root)) yield { message: 'unsized', at: at('icon') };
  },
});
