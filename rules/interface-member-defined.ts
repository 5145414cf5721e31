import { closest, defineRule, entriesOf, ownOf } from '../src/rule/index.ts';
import { named } from '../src/rule/kit/named.ts';

const maps = { entities: 'entity', actions: 'action', events: 'event', channels: 'channel' } as const;

export default defineRule({
  id: 'interface-member-defined',
  summary: 'Everything that an interface maps its members to is defined in the integration.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    undefined: 'Interface `{key}` maps its {kind} `{member}` to `{name}`, which the integration does not define.',
    misspelt:
      'Interface `{key}` maps its {kind} `{member}` to `{name}`, which the integration does not define; did you mean `{near}`?',
  },
  *interface({ node, key, manifest, at, root }) {
    for (const map of ['entities', 'actions', 'events', 'channels'] as const) {
      for (const [member, { name }] of entriesOf(node[map])) {
        if (name === undefined || ownOf<unknown>(manifest[map], name) !== undefined) continue;
        const place = { at: at(map, member, 'name'), absent: root(map, name) };
        const data = { key, kind: maps[map], member, name };
        const near = closest(name, Object.keys(manifest[map] ?? {}));
        if (near === undefined) {
          yield { message: 'undefined', data, ...place };
          continue;
        }
        yield {
          message: 'misspelt',
          data: { ...data, near },
          ...place,
          fix: {
            title: `Write ${named(near)}`,
            safety: 'unsafe',
            patches: [{ op: 'set', path: place.at.path, value: near }],
          },
        };
      }
    }
  },
});
