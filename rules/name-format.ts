import { defineRule } from '../src/rule/index.ts';
import { toKebabCase } from '../src/rule/kit/name/name-case.ts';

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Characters that need encoding in a URL: the hub serves an integration at `…/integrations/NAME/VERSION`. */
const unaddressable = /[^A-Za-z0-9._~-]/u;

export default defineRule({
  id: 'name-format',
  summary: 'The name consists of lowercase words joined by hyphens.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    empty: 'The name is empty.',
    character:
      'Name `{name}` contains `{character}`, which is not allowed in a URL; use lowercase letters, digits and hyphens.',
    style: 'Name `{name}` does not consist of lowercase words joined by hyphens, such as `google-calendar`.',
  },
  *integration({ node, at }) {
    const whole = node.name;
    if (whole === undefined) return;
    if (whole === '') {
      yield { message: 'empty', at: at('name') };
      return;
    }
    // The workspace handle before the slash has its own rule: `name-workspace-handle`.
    const start = whole.lastIndexOf('/') + 1;
    const name = whole.slice(start);
    if (name === '' || kebab.test(name)) return;
    const better = toKebabCase(name);
    const character = unaddressable.exec(name)?.[0];
    yield {
      ...(character === undefined
        ? { message: 'style', data: { name }, ceiling: 'warn' }
        : { message: 'character', data: { name, character } }),
      at: start === 0 ? at('name') : { ...at('name'), span: [start, whole.length] },
      ...(better !== '' && {
        fix: {
          title: `Rename the integration to \`${better}\``,
          safety: 'unsafe',
          patches: [{ op: 'set', path: at('name').path, value: whole.slice(0, start) + better }],
        },
      }),
    };
  },
});
