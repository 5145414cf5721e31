import { defineRule, type JsonSchema, type Path, type Problem, partOf } from '../src/rule/index.ts';

interface WithUi {
  /** A record has none. */
  readonly ui?: unknown;
  readonly schema?: JsonSchema | undefined;
}

function* legacyHints(holder: WithUi | undefined, path: Path): Generator<Problem<'title' | 'examples'>> {
  const { ui, schema = {} } = holder ?? {};
  if (typeof ui !== 'object' || ui === null) return;
  for (const [field, hints] of Object.entries(ui)) {
    const at = (hint: string) => ({ path: [...path, 'ui', field, hint], on: 'key' }) as const;
    const title = partOf(ui, [field, 'title']);
    if (title) {
      const place = ['properties', field];
      // Only a field that is there and has no title of its own can take it.
      const isFree = partOf(schema, place) !== undefined && partOf(schema, [...place, 'x-zui', 'title']) === undefined;
      const movable = isFree && typeof title === 'string';
      yield {
        message: 'title',
        data: { field },
        at: at('title'),
        ...(movable && {
          fix: {
            title: 'Move the title into the schema',
            safety: 'safe',
            patches: [
              { op: 'set', path: [...path, 'schema', ...place, 'x-zui', 'title'], value: title },
              // Without its title, a hint may say nothing any more.
              { op: 'remove', path: Object.keys(hints).length === 1 ? [...path, 'ui', field] : at('title').path },
            ],
          },
        }),
      };
    }
    if (partOf(ui, [field, 'examples'])) {
      yield { message: 'examples', data: { field }, at: at('examples'), ceiling: 'info' };
    }
  }
}

export default defineRule({
  id: 'legacy-ui',
  summary: 'Titles and examples of fields are in the schema, not in the `ui` beside it.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error', 'bp-lint': 'error' },
  messages: {
    title:
      'The title of field `{field}` is in the legacy `ui`, which is to go: expected it in `x-zui.title` of the field.',
    examples: 'The examples of field `{field}` are in the legacy `ui`, which is to go: there is no new place for them.',
  },
  *action({ node, at }) {
    yield* legacyHints(node.input, at('input').path);
    yield* legacyHints(node.output, at('output').path);
  },
  *event({ node, at }) {
    yield* legacyHints(node, at().path);
  },
});
