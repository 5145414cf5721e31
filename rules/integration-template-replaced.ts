import { defineRule, textOf } from '../src/rule/index.ts';

/**
 * Content of the platform's templates. Source: `packages/cli/templates` of the platform's public repository. All of them have
 * the same icon; these are one of its shapes and its background. If the colour differs, the author chose the icon.
 */
const iconMarks = ['M102 112L130.5 95.5L127.5 86L98 103L102 112Z', 'fill="#AAAAAA"'] as const;
const action = { key: 'helloWorld', description: 'A simple hello world action' } as const;

/** In UTF-16 units. Larger icons are original work. */
const maxLength = 10_000;

export default defineRule({
  id: 'integration-template-replaced',
  summary: 'The icon and the actions are not left over from a template.',
  presets: { strict: 'warn', hub: 'warn' },
  needs: ['assets'],
  messages: {
    icon: 'The icon is left over from a template; nobody can recognize the integration by it.',
    action: 'Action `{key}` is left over from a template.',
  },
  *integration({ node: { icon }, at, facts: { assets } }) {
    const asset = icon ? assets?.read(icon) : undefined;
    if (asset === undefined || 'missing' in asset) return;
    const text = textOf(asset.bytes)?.slice(0, maxLength);
    if (text && iconMarks.every((mark) => text.includes(mark))) yield { message: 'icon', at: at('icon') };
  },
  *action({ node: { description }, key, at }) {
    if (key === action.key && description === action.description)
      yield { message: 'action', data: { key }, at: at.key() };
  },
});
