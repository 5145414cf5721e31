import { defineRule, type Problem, type Visit } from '../src/rule/index.ts';

function* disabledCreationProblems(
  { node: { creation }, at }: Pick<Visit<'user'>, 'node' | 'at'>,
  owner: string,
): Generator<Problem<'disabled'>> {
  if (creation?.enabled !== false || (creation.requiredTags ?? []).length === 0) return;
  const place = at('creation', 'requiredTags');
  yield {
    message: 'disabled',
    data: { owner },
    at: place,
    related: [{ at: at('creation', 'enabled'), message: 'Disabled here.' }],
    fix: {
      title: 'Require no tags',
      safety: 'unsafe',
      patches: [{ op: 'set', path: place.path, value: [] }],
    },
  };
}

export default defineRule({
  id: 'creation-consistent',
  summary: 'Tags are required only where creation is enabled.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    disabled: 'Creating {owner} requires tags, but its creation is disabled.',
  },
  *user(visit) {
    yield* disabledCreationProblems(visit, 'a user');
  },
  *conversation(visit) {
    yield* disabledCreationProblems(visit, `a conversation in ${visit.owner.label}`);
  },
});
