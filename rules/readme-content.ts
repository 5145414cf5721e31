import { assetIn, clipped, defineRule, optionGroup, textOf } from '../src/rule/index.ts';
import { lengthOfProse, withoutCode } from '../src/rule/kit/text/prose.ts';

/** Sentences to be replaced, in lower case: V8 takes longer to prepare for both cases. Source: each `hub.md` in `packages/cli/templates` of the platform's public repository. */
const template =
  /^[^a-z0-9\n]*(?:integration title[^a-z0-9\n]*$|describe the integration['’]s purpose|explain how to (?:configure|use) your integration|list (?:the )?known (?:bugs|limits)|list unsupported use cases|if some versions of your integration introduce changes worth|integration publication checklist|you might also want to (?:add configuration details for specific use cases|include an example if there is a specific)|this integration (?:is a template with a single action|serves as a template for receiving events))/m;
/** The first heading may be the name of a list of things to do, a board has a column of them, and what follows “coming soon” says what is to come. */
const placeholder =
  /lorem ipsum dolor|^(?!#\s)[^a-z0-9\n]*(?:lorem ipsum|to-?do|tbd)[^a-z0-9\n]*$(?!\n{1,2}[^a-z0-9\n]*(?:doing|in[ -]progress|started|done|completed)\b)|^[^a-z0-9\n#]*coming soon[^a-z0-9\n]*$/m;

/** Longer readmes are read no further. */
const furthest = 50_000;

/** What begins a line to `^` as `\n` does. What leads up to a sentence stops at `\n` alone: else each line would look at all that follow. */
const otherBreaks = /\r(?!\n)|[\u2028\u2029]/g;

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
      description: 'The minimum length of text, besides headings and URLs.',
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
    const text = textOf(asset.bytes)?.slice(0, furthest).replace(otherBreaks, '\n');
    if (text === undefined) return yield { message: 'binary', at: place };
    const count = lengthOfProse(text);
    if (count < least) yield { message: 'short', data: { count, least }, at: place };
    for (const [message, sign] of [
      ['template', template],
      ['placeholder', placeholder],
    ] as const) {
      const match = sign.test(text.toLowerCase()) && new RegExp(sign, 'im').exec(withoutCode(text));
      if (!match) continue;
      const data = { line: text.slice(0, match.index).split('\n').length, text: clipped(match[0].trim()) };
      yield { message, data, at: place };
    }
  },
});
