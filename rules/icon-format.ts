import { assetIn, clipped, defineRule, textOf } from '../src/rule/index.ts';
import { svgFlaws } from '../src/rule/kit/svg/flaws.ts';
import { malformationIn } from '../src/rule/kit/svg/malformed.ts';
import { pictureFormat, svgRoot } from '../src/rule/kit/svg/picture.ts';

export default defineRule({
  id: 'icon-format',
  summary: 'The icon is an SVG that renders everywhere.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['assets'],
  messages: {
    missing: 'Icon file `{value}` not found in the folder of the integration.',
    unread: 'Icon file `{value}` cannot be read: it {why}.',
    misnamed: 'Icon file `{value}` not found in the folder of the integration; did you mean `{meant}`?',
    unencoded: 'The icon is not encoded; expected a Base64-encoded SVG.',
    unreadable: 'The icon is `{value}`; expected a Base64-encoded SVG.',
    other: 'The icon is a `{format}`; the platform accepts only SVG.',
    extension: 'The icon is `{value}`; expected the name of an `.svg` file.',
    'not-svg': 'The icon is not an SVG; expected it to start with an `<svg>` element.',
    malformed: 'Line {line} of the icon is not well-formed XML, so browsers show nothing of it: {reason}.',
    namespace: 'The icon has no `xmlns="http://www.w3.org/2000/svg"`, so browsers do not render it as an image.',
    entity: 'The icon declares entities that could load files, hide addresses or grow without end; expected none.',
    script: 'The icon contains a script, which does not run where icons are shown and looks like an attack.',
    raster: 'The icon is a bitmap inside an SVG, which does not scale; expected vector shapes.',
    remote: 'The icon loads a part of itself from a URL, which does not work where icons are shown.',
  },
  *integration({ node: { icon }, at, facts: { assets } }) {
    if (!icon || assets === undefined) return;
    const place = at('icon');
    const asset = assetIn(icon, place, assets, 'icon.svg');
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
      const flaws = svgFlaws(text);
      const malformation = flaws.length === 0 ? malformationIn(text) : undefined;
      if (malformation) yield { message: 'malformed', data: { ...malformation }, at: place };
      for (const flaw of flaws) yield { message: flaw, at: place, ...(flaw === 'raster' && { ceiling: 'warn' }) };
    }
  },
});
