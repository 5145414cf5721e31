import { defineRule } from '../src/rule/index.ts';

/** Whether a line is code. Lines inside a string literal do not matter: the literal starts on an earlier line. */
const isCode = (line: string) => !/^\s*(?:#|$)/.test(line);

export default defineRule({
  id: 'script-empty',
  summary: 'Every script does something.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    empty: 'Script `{key}` of {owner} is empty, so its result is always `null`.',
    comments: 'Script `{key}` of {owner} has nothing but comments, so its result is always `null`.',
  },
  *script({ node, key, owner, at }) {
    if (node.split('\n').some(isCode)) return;
    yield {
      message: node.trim() === '' ? 'empty' : 'comments',
      data: { key, owner: owner.label },
      at: at(),
      fix: { title: 'Remove the script', safety: 'unsafe', patches: [{ op: 'remove', path: at().path }] },
    };
  },
});
