import { defineRule, type Fix, nothing, type Path, partOf, type SchemaFault, type Visit } from '../src/rule/index.ts';

function fixFor(written: unknown, meant: string, path: Path): Fix {
  const isSameWord = typeof written === 'string' && written.trim().toLowerCase() === meant;
  return {
    title: `Change it to \`${meant}\``,
    safety: isSameWord ? 'safe' : 'unsafe',
    patches: [{ op: 'set', path, value: meant }],
  };
}

function* problems(faults: readonly SchemaFault[], { node, owner: { label: owner }, at }: Visit<'schema'>) {
  for (const { path, fact, meant, ceiling } of faults) {
    const place = { at: { ...at(), path: [...at().path, ...path] }, ...(ceiling && { ceiling }) };
    if (meant === undefined) {
      yield { message: 'invalid', data: { owner, fact }, ...place } as const;
      continue;
    }
    const fix = fixFor(partOf(node, path), meant, place.at.path);
    yield { message: 'misspelt', data: { owner, fact, meant }, ...place, fix } as const;
  }
}

export default defineRule({
  id: 'schema-valid',
  summary: 'Every embedded schema is a valid JSON Schema of its draft.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['schemas'],
  messages: {
    invalid: 'In the schema of {owner}, {fact}.',
    misspelt: 'In the schema of {owner}, {fact}; did you mean `{meant}`?',
  },
  schema(visit) {
    const faults = visit.complete ? visit.facts.schemas?.faults(visit.node) : undefined;
    return faults === undefined || faults.length === 0 ? nothing : problems(faults, visit);
  },
});
