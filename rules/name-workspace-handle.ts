import { defineRule } from '../src/rule/index.ts';

/** The platform never accepts other characters in a handle. It also decides who may use which handle. */
const handleFormat = /^[A-Za-z0-9_-]+$/;

export default defineRule({
  id: 'name-workspace-handle',
  summary: 'A name with a slash is a workspace handle, one slash and a name.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    slashes: 'Name `{name}` has `{count}` slashes; expected at most one, as in `acme/parcel-desk`.',
    handle:
      'Name `{name}` starts with `{handle}`, which is not a workspace handle; use letters, digits, `-` and `_`, without `@`.',
    part: 'Name `{name}` has nothing {side} its slash; expected a handle and a name, as in `acme/parcel-desk`.',
  },
  *integration({ node: { name }, at }) {
    if (name === undefined) return;
    const [handle = '', rest, ...more] = name.split('/');
    if (rest === undefined) return;
    if (more.length > 0) {
      yield { message: 'slashes', data: { name, count: more.length + 1 }, at: at('name') };
    } else if (handle === '' || rest === '') {
      yield { message: 'part', data: { name, side: handle === '' ? 'before' : 'after' }, at: at('name') };
    } else if (!handleFormat.test(handle)) {
      yield { message: 'handle', data: { name, handle }, at: { ...at('name'), span: [0, handle.length] } };
    }
  },
});
