import { assetIn, clipped, defineRule, optionGroup, textOf } from '../src/rule/index.ts';
import { lengthOfProse, withoutCode } from '../src/rule/kit/text/prose.ts';

/** Template sentences. V8 compiles lower case faster. Source: `hub.md` files in `packages/cli/templates`, platform repository. */
const template =
  /^[^a-z0-9\n]*(?:integration title[^a-z0-9\n]*$|describe the integration['’]s purpose|explain how to (?:configure|use) your integration|list (?:the )?known (?:bugs|limits)|list unsupported use cases|if some versions of your integration introduce changes worth|integration publication checklist|you might also want to (?:add configuration details for specific use cases|include an example if there is a specific)|this integration (?:is a template with a single action|serves as a template for receiving events))/m;
/** Placeholders, except a first heading or a board column named "to do", and a "coming soon" that introduces a list. */
const placeholder =
  /lorem ipsum dolor|^(?!#\s)[^a-z0-9\n]*(?:lorem ipsum|to-?do|tbd)[^a-z0-9\n]*$(?!\n{1,2}[^a-z0-9\n]*(?:doing|in[ -]progress|started|done|completed)\b)|^[^a-z0-9\n#]*coming soon[^a-z0-9\n]*$/m;

/** In UTF-16 units: the rest of a longer readme is not checked. */
const maxLength = 50_000;

/** Other line breaks after which `^` matches. Replaced by `\n`, where `[^…\n]*` stops; otherwise the time would be quadratic. */
const otherLineBreaks = /\r(?!\n)|[\u2028\u2029]/g;

export default defineRule({
  id: 'readme-content',
  summary: 'The readme describes the integration in its own words.',
  presets: { recommended: 'warn', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['assets'],
  options: optionGroup({
    least: {
      type: 'integer',
      minimum: 0,
      default: 100,
      description: 'The minimum number of characters of text, not counting headings and URLs.',
    },
  }),
  messages: {
    missing: 'Readme file `{value}` not found in the folder of the integration.',
    unread: 'Readme file `{value}` cannot be read: it {why}.',
    misnamed: 'Readme file `{value}` not found in the folder of the integration; did you mean `{meant}`?',
    unencoded: 'The readme is not encoded; expected Base64-encoded Markdown.',
    unreadable: 'The readme is `{value}`; expected Base64-encoded Markdown.',
    binary: 'The readme is not UTF-8 text.',
    short: 'The readme has `{count}` characters of text, not counting headings and URLs; expected at least `{least}`.',
    template: 'Line {line} of the readme still has text from the template: `{text}`.',
    placeholder: 'Line {line} of the readme has a placeholder: `{text}`.',
  },
  *integration({ node: { readme }, at, facts: { assets }, options: { least } }) {
    if (!readme || assets === undefined) return;
    const place = at('readme');
    const asset = assetIn(readme, place, assets, 'hub.md');
    if ('problem' in asset) return yield asset.problem;
    const text = textOf(asset.bytes)?.slice(0, maxLength).replace(otherLineBreaks, '\n');
    if (text === undefined) return yield { message: 'binary', at: place };
    const count = lengthOfProse(text);
    if (count < least) yield { message: 'short', data: { count, least }, at: place };
    for (const [message, pattern] of [
      ['template', template],
      ['placeholder', placeholder],
    ] as const) {
      const match = pattern.test(text.toLowerCase()) && new RegExp(pattern, 'im').exec(withoutCode(text));
      if (!match) continue;
      const data = { line: text.slice(0, match.index).split('\n').length, text: clipped(match[0].trim()) };
      yield { message, data, at: place };
    }
  },
});
