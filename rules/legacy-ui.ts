import { defineRule, excerpt, partOf, type Visit } from '../src/rule/index.ts';
import { type HintedField, hintsOf, moveTitleFix, writtenHints } from '../src/rule/kit/field/legacy-ui.ts';

/** Returns the problem for a hint about a field that the schema does not have. */
function unknownFieldProblem({ field, at, schemaAt, nearest }: HintedField, owner: string) {
  const near = nearest(field);
  const related = [{ at: schemaAt, message: 'The schema is here.' }];
  if (near === undefined) return { message: 'unknown', data: { field, owner }, at, related } as const;
  const patches = [{ op: 'rename', path: at.path, to: near }] as const;
  const fix = { title: `Rename it to \`${near}\``, safety: 'unsafe', patches } as const;
  return { message: 'misspelt', data: { field, near, owner }, at, related, fix } as const;
}

function* problems(hintedFields: Iterable<HintedField>, owner: string, { canSay, language }: Visit) {
  for (const hinted of hintedFields) {
    const { field, hints, at, titleAt, path, isDeclared } = hinted;
    if (isDeclared === false) yield unknownFieldProblem(hinted, owner);
    // If the SDK cannot express it elsewhere, the hint is correct.
    if (isDeclared === false || !canSay({ path: [...path, 'x-zui', 'title'], on: 'value' })) continue;
    const title = partOf(hints, ['title']);
    if (title) {
      const call = `\`.title(${excerpt(typeof title === 'string' ? title : '…')})\` at`;
      const related = isDeclared ? [{ at: { path, on: 'key' } as const, message: 'The field is here.' }] : [];
      const data = { field, owner, expected: `${language === 'data' ? 'it in `x-zui.title` of' : call} the field` };
      yield { message: 'title', data, at: titleAt, related, ...moveTitleFix(hinted, title) } as const;
    }
    const examples = { path: [...at.path, 'examples'], on: 'key' } as const;
    if (partOf(hints, ['examples']))
      yield { message: 'examples', data: { field, owner }, at: examples, ceiling: 'info' } as const;
  }
}

export default defineRule({
  id: 'legacy-ui',
  summary: 'Titles and examples of fields are in the schema, not in the `ui` beside it.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: {
    title: 'The title of field `{field}` of {owner} is in the legacy `ui`, which is going away; expected {expected}.',
    examples:
      'The examples of field `{field}` of {owner} are in the legacy `ui`, which is going away and has no replacement for them.',
    unknown: 'The legacy `ui` of {owner} has hints for `{field}`, but the schema has no such field.',
    misspelt:
      'The legacy `ui` of {owner} has hints for `{field}`, but the schema has no such field; did you mean `{near}`?',
  },
  schema(visit) {
    const { node, at, owner, manifest, language, isWhole, generated } = visit;
    if (generated) return [];
    const { path } = at();
    if (owner.kind === 'configuration' || owner.kind === 'named-configuration')
      return problems(writtenHints(node, path, language), owner.label, visit);
    const around = path.slice(0, -1);
    const ui = partOf(manifest, [...around, 'ui']);
    // Most schemas have none beside them.
    return ui === undefined ? [] : problems(hintsOf({ ui, schema: node }, around, isWhole), owner.label, visit);
  },
});
