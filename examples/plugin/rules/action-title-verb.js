import { defineRule } from 'hublint/rule';

const verbs = ['Add', 'Close', 'Create', 'Delete', 'Find', 'Get', 'List', 'Send', 'Update'];

export default defineRule({
  id: 'action-title-verb',
  summary: 'The title of an action starts with a verb.',
  presets: { recommended: 'warn' },
  options: {
    type: 'object',
    properties: {
      verbs: { type: 'array', items: { type: 'string' }, default: verbs, description: 'The verbs to choose from.' },
    },
    additionalProperties: false,
  },
  messages: {
    verb: 'Title `{title}` of action `{name}` does not start with a verb such as {verbs}.',
  },
  *action({ node, key, at, options, generated }) {
    if (generated || node.title === undefined) return;
    const allowed = /** @type {string[]} */ (options.verbs);
    if (allowed.includes(node.title.split(' ', 1)[0] ?? '')) return;
    const named = allowed.map((verb) => `\`${verb}\``).join(', ');
    yield { message: 'verb', data: { title: node.title, name: key, verbs: named }, at: at('title') };
  },
});
