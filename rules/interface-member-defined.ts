import { defineRule, entriesOf, nothing, ownOf, type Problem, type Visit } from '../src/rule/index.ts';
import { undefinedNameProblem } from '../src/rule/kit/name/undefined-name.ts';

const nounByMap = { entities: 'entity', actions: 'action', events: 'event', channels: 'channel' } as const;

type MemberProblem = Problem<'undefined' | 'misspelt'>;

function* undefinedMemberProblems({ node, at }: Pick<Visit<'integration'>, 'node' | 'at'>): Generator<MemberProblem> {
  for (const map of ['entities', 'actions', 'events', 'channels'] as const) {
    const createProblem = undefinedNameProblem(Object.keys(node[map] ?? {}));
    const members = entriesOf(node.interfaces).flatMap(([key, implementation]) =>
      entriesOf(implementation[map]).map(([member, { name }]) => ({ key, member, name })),
    );
    for (const { key, member, name } of members) {
      if (name === undefined || ownOf<unknown>(node[map], name) !== undefined) continue;
      const mapped = at('interfaces', key, map, member);
      yield createProblem(name, {
        data: { key, kind: nounByMap[map], member, name },
        at: { ...mapped, path: [...mapped.path, 'name'] },
        absent: at(map, name),
      });
    }
  }
}

export default defineRule({
  id: 'interface-member-defined',
  summary: 'Everything that an interface maps its members to is defined in the integration.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    undefined: 'Interface `{key}` maps its {kind} `{member}` to `{name}`, which the integration does not define.',
    misspelt:
      'Interface `{key}` maps its {kind} `{member}` to `{name}`, which the integration does not define; did you mean `{near}`?',
  },
  integration(visit) {
    return entriesOf(visit.node.interfaces).length === 0 ? nothing : undefinedMemberProblems(visit);
  },
});
