import { defineRule, optionGroup, textVisitors } from '../src/rule/index.ts';
import { lengthNear } from '../src/rule/kit/text/near-limit.ts';

export default defineRule({
  id: 'text-length-near-limit',
  summary: 'Titles and descriptions stay well below their length limit.',
  wording: true,
  presets: { strict: 'info' },
  options: optionGroup({
    percent: {
      type: 'number',
      minimum: 1,
      maximum: 100,
      default: 90,
      description: 'How much of its limit a text may use, in percent.',
    },
  }),
  messages: {
    near: 'The {kind} of {owner} is `{length}` characters long; the limit is `{limit}`.',
  },
  ...textVisitors(function* (text, { percent }: { percent: number }) {
    const { kind, value, limit = Number.POSITIVE_INFINITY } = text;
    const length = lengthNear(limit, value, percent);
    if (length === undefined) return;
    yield { message: 'near', data: { kind, owner: text.of, length, limit }, at: text.at };
  }),
});
