import { clipped, defineRule, nothing, type Visit } from '../src/rule/index.ts';
import { badReferences, hasReference } from '../src/rule/kit/schema/reference.ts';

function* problems({ node, owner: { label: owner }, at }: Visit<'schema'>) {
  for (const { path, keyword, ref, isExternal, meant, base } of badReferences(node)) {
    const place = { ...at(), path: [...at().path, ...path, keyword] };
    const data = { owner, keyword, ref: clipped(ref) };
    if (base !== undefined) {
      yield { message: 'rebased', data: { ...data, base: clipped(base) }, at: place } as const;
      continue;
    }
    if (meant === undefined) {
      yield { message: isExternal ? 'external' : 'unresolved', data, at: place } as const;
      continue;
    }
    const patches = [{ op: 'set', path: place.path, value: meant }] as const;
    const fix = { title: `Change it to \`${meant}\``, safety: 'unsafe', patches } as const;
    yield { message: 'misspelt', data: { ...data, meant: clipped(meant) }, at: place, fix } as const;
  }
}

export default defineRule({
  id: 'schema-ref-local',
  summary: 'Every `$ref` points to a part of its own schema.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    external:
      'In the schema of {owner}, `{keyword}` is `{ref}`; nothing is fetched, so only `#/…` within the schema works.',
    unresolved: 'In the schema of {owner}, `{keyword}` is `{ref}`, which does not exist.',
    misspelt: 'In the schema of {owner}, `{keyword}` is `{ref}`, which does not exist; did you mean `{meant}`?',
    rebased:
      'In the schema of {owner}, `{keyword}` is `{ref}`, which does not exist: it starts at the schema with the `$id` `{base}`, not at the root.',
  },
  schema(visit) {
    return visit.complete && hasReference(visit.node) ? problems(visit) : nothing;
  },
});
