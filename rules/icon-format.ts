import { assetIn, clipped, defineRule, textOf } from '../src/rule/index.ts';
import { pictureFormat, svgFlaws, svgRoot } from '../src/rule/kit/svg.ts';

export default defineRule({
  id: 'icon-format',
  summary: 'The icon is an SVG that can be shown everywhere.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['assets'],
  messages: {
    missing: 'The icon is `{value}`, and there is no such file in the folder of the integration.',
    unencoded: 'The icon is not encoded; expected the base64 of an SVG.',
    unreadable: 'The icon is `{value}`; expected the base64 of an SVG.',
    other: 'The icon is a `{format}`; the platform takes SVG only.',
    extension: 'The icon is `{value}`; expected the name of an `.svg` file.',
    'not-svg': 'The icon is no SVG: expected it to begin with an `<svg>` element.',
    namespace: 'The icon has no `xmlns="http://www.w3.org/2000/svg"`, so browsers do not show it as a picture.',
    script: 'The icon contains a script, which is not run where icons are shown, and looks like an attack.',
    raster: 'The icon is a picture of pixels inside an SVG, which does not scale; expected shapes.',
    remote: 'The icon loads a part from an address, which is not done where icons are shown.',
  },
  *integration({ node: { icon }, at, facts: { assets } }) {
    if (!icon || assets === undefined) return;
    const place = at('icon');
    const asset = assetIn(icon, place, assets);
    if ('problem' in asset) {
      yield asset.problem;
      return;
    }
    const format = pictureFormat(asset.bytes);
    const text = textOf(asset.bytes);
    if (format !== undefined) yield { message: 'other', data: { format }, at: place };
    else if (text === undefined || svgRoot(text) === undefined) yield { message: 'not-svg', at: place };
    else {
      if (icon.includes('.') && !/\.svg$/i.test(icon))
        yield { message: 'extension', data: { value: clipped(icon) }, at: place };
      for (const flaw of svgFlaws(text))
        yield { message: flaw, at: place, ...(flaw === 'raster' && { ceiling: 'warn' }) };
    }
  },
});
