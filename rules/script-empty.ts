import { defineRule } from '../src/rule/index.ts';

/** A script without its comments; those in texts do not matter, as a script with a text is not empty. */
const code = (script: string) => script.replace(/^\s*#.*$/gm, '').trim();

export default defineRule({
  id: 'script-empty',
  summary: 'A script that is there does something.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    empty: 'Script `{key}` of {owner} is empty, so its result is always `null`.',
    comments: 'Script `{key}` of {owner} has nothing but comments, so its result is always `null`.',
  },
  *script({ node, key, owner, at }) {
    if (code(node) !== '') return;
    yield {
      message: node.trim() === '' ? 'empty' : 'comments',
      data: { key, owner: owner.label },
      at: at(),
      fix: { title: 'Remove the script', safety: 'unsafe', patches: [{ op: 'remove', path: at().path }] },
    };
  },
});
