import { defineRule, limits, optionGroup } from '../src/rule/index.ts';
import { lengthNear } from '../src/rule/kit/text/near-limit.ts';

export default defineRule({
  id: 'script-length',
  summary: 'Every script stays well below the length limit.',
  presets: { recommended: 'info', strict: 'warn' },
  options: optionGroup({
    percent: {
      type: 'number',
      minimum: 1,
      maximum: 100,
      default: 90,
      description: 'How much of the limit a script may use, in percent.',
    },
  }),
  messages: {
    near: 'Script `{key}` of {owner} is `{length}` characters long; the limit is `{limit}`.',
  },
  *script({ node, key, owner, at, options: { percent } }) {
    const limit = limits.script.max;
    const length = lengthNear(limit, node, percent);
    if (length === undefined) return;
    yield { message: 'near', data: { key, owner: owner.label, length, limit }, at: at() };
  },
});
