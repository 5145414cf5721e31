import * as z from 'zod';
import { defineRule, fieldTextPlaces, ownOf, partOf, type Target } from '../src/rule/index.ts';

const level = z.enum(['error', 'warn', 'info', 'off']);

export default defineRule({
  id: 'field-description-required',
  summary: 'Every field of a schema has a description.',
  wording: true,
  presets: {
    recommended: 'error',
    strict: ['error', { depth: 'all', owners: { message: 'info', entity: 'warn' } }],
    publish: 'error',
    hub: 'error',
    'bp-lint': 'error',
  },
  options: z.strictObject({
    depth: z
      .enum(['top', 'all'])
      .default('top')
      .describe('Whether to check only top-level fields, or nested ones too.'),
    owners: z
      .strictObject({
        configuration: level.default('error'),
        'named-configuration': level.default('error'),
        'action-input': level.default('error'),
        'action-output': level.default('error'),
        event: level.default('error'),
        state: level.default('error'),
        message: level.default('off'),
        entity: level.default('off'),
      })
      .prefault({})
      .describe('The highest severity, by what the schema belongs to; `off` skips it.'),
  }),
  messages: { missing: 'Field `{key}` of {owner} has no description.' },
  *field({ node, key, owner, generated, depth, at, options }) {
    const ceiling = ownOf(options.owners, owner.kind);
    const { path } = at();
    if (generated || ceiling === undefined || ceiling === 'off') return;
    if (options.depth === 'top' && (depth > 1 || path.at(-3) !== 'schema')) return;
    const absent: Target[] = [];
    for (const place of fieldTextPlaces(node, ['description'])) {
      if (partOf(node, place)) return;
      absent.push({ path: [...path, ...place], on: 'value' });
    }
    yield { message: 'missing', data: { key, owner: owner.label }, at: at.key(), absent, ceiling };
  },
});
