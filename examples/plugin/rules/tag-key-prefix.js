import { defineRule } from 'hublint/rule';

export default defineRule({
  id: 'tag-key-prefix',
  summary: 'A tag does not repeat what it belongs to in its name.',
  presets: { recommended: 'warn' },
  messages: {
    repeated: 'Tag `{name}` repeats `{prefix}`: `{rest}` says the same.',
  },
  *tag({ key, owner, at }) {
    const prefix = owner.kind === 'channel-message' ? 'message' : owner.kind;
    if (!key.startsWith(prefix) || !/[A-Z]/.test(key.charAt(prefix.length))) return;
    const rest = key.charAt(prefix.length).toLowerCase() + key.slice(prefix.length + 1);
    const patches = [{ op: 'rename', path: at().path, to: rest }];
    yield {
      message: 'repeated',
      data: { name: key, prefix, rest },
      at: at.key(),
      fix: { title: `Rename the tag to \`${rest}\``, safety: 'unsafe', patches },
    };
  },
});
