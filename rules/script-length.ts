import { defineRule, limits } from '../src/rule/index.ts';

const near = limits.script.max * 0.9;

export default defineRule({
  id: 'script-length',
  summary: 'A script stays clear of the length limit.',
  presets: { recommended: 'info', strict: 'warn' },
  messages: {
    near: 'Script `{key}` of {owner} is `{length}` characters long; the limit is `{limit}`.',
  },
  *script({ node, key, owner, at }) {
    // Past the limit the model speaks. A string has no more code points than it has units.
    if (node.length <= near) return;
    const { length } = [...node];
    if (length <= near || length > limits.script.max) return;
    yield { message: 'near', data: { key, owner: owner.label, length, limit: limits.script.max }, at: at() };
  },
});
