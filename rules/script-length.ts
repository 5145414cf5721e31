import { defineRule, limits, optionGroup } from '../src/rule/index.ts';

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
    const near = (limit * percent) / 100;
    // Past the limit the model speaks. A string has no more code points than it has units.
    if (node.length <= near) return;
    const { length } = [...node];
    if (length <= near || length > limit) return;
    yield { message: 'near', data: { key, owner: owner.label, length, limit }, at: at() };
  },
});
