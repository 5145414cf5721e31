import { defineRule, ownOf, type Problem, type Visit } from '../src/rule/index.ts';
import { undefinedNameProblem } from '../src/rule/kit/name/undefined-name.ts';

function* undefinedTagProblems(
  { node, at }: Pick<Visit<'user'>, 'node' | 'at'>,
  owner: string,
): Generator<Problem<'undefined' | 'misspelt'>> {
  const { tags, creation } = node;
  const createProblem = undefinedNameProblem(Object.keys(tags ?? {}));
  for (const [index, tag] of (creation?.requiredTags ?? []).entries()) {
    if (tag === undefined || ownOf(tags, tag) !== undefined) continue;
    yield createProblem(tag, {
      data: { tag, owner },
      at: at('creation', 'requiredTags', index),
      absent: at('tags', tag),
    });
  }
}

export default defineRule({
  id: 'required-tag-defined',
  summary: 'Every tag that creation requires is defined.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    undefined: 'Required tag `{tag}` is not among the tags of {owner}.',
    misspelt: 'Required tag `{tag}` is not among the tags of {owner}; did you mean `{near}`?',
  },
  *user(visit) {
    yield* undefinedTagProblems(visit, 'the user');
  },
  *conversation(visit) {
    yield* undefinedTagProblems(visit, `the conversation of ${visit.owner.label}`);
  },
});
