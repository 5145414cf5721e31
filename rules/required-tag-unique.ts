import { defineRule, type Problem, type Visit } from '../src/rule/index.ts';
import { firstIndexes } from '../src/rule/kit/first-indexes.ts';

function* repeatedTagProblems(
  { node, at }: Pick<Visit<'user'>, 'node' | 'at'>,
  owner: string,
): Generator<Problem<'repeated'>> {
  const tags = node.creation?.requiredTags ?? [];
  for (const [index, tag] of tags.entries()) {
    const first = firstIndexes(tags).get(tag);
    if (tag === undefined || first === undefined || first === index) continue;
    const place = at('creation', 'requiredTags', index);
    yield {
      message: 'repeated',
      data: { tag, owner },
      at: place,
      related: [{ at: at('creation', 'requiredTags', first), message: 'First required here.' }],
      fix: { title: 'Remove the duplicate', safety: 'safe', patches: [{ op: 'remove', path: place.path }] },
    };
  }
}

export default defineRule({
  id: 'required-tag-unique',
  summary: 'No tag is required twice.',
  presets: { recommended: 'warn', strict: 'error', publish: 'warn', hub: 'warn' },
  messages: {
    repeated: 'Tag `{tag}` is required more than once for {owner}.',
  },
  *user(visit) {
    yield* repeatedTagProblems(visit, 'the user');
  },
  *conversation(visit) {
    yield* repeatedTagProblems(visit, `the conversation of ${visit.owner.label}`);
  },
});
