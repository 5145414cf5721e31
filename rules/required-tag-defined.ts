import { defineRule, ownOf, type Problem, type Visit } from '../src/rule/index.ts';
import { named } from '../src/rule/kit/named.ts';
import { nearestAmong } from '../src/rule/kit/nearest.ts';

function* undefinedTags(
  { node, at }: Pick<Visit<'user'>, 'node' | 'at'>,
  owner: string,
): Generator<Problem<'undefined' | 'misspelt'>> {
  const { tags, creation } = node;
  const nearest = nearestAmong(Object.keys(tags ?? {}));
  for (const [index, tag] of (creation?.requiredTags ?? []).entries()) {
    if (tag === undefined || ownOf(tags, tag) !== undefined) continue;
    const place = { at: at('creation', 'requiredTags', index), absent: at('tags', tag) };
    const near = nearest(tag);
    if (near === undefined) {
      yield { message: 'undefined', data: { tag, owner }, ...place };
      continue;
    }
    yield {
      message: 'misspelt',
      data: { tag, owner, near },
      ...place,
      fix: {
        title: `Write ${named(near)}`,
        safety: 'unsafe',
        patches: [{ op: 'set', path: place.at.path, value: near }],
      },
    };
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
    yield* undefinedTags(visit, 'the user');
  },
  *conversation(visit) {
    yield* undefinedTags(visit, `the conversation of ${visit.owner.label}`);
  },
});
