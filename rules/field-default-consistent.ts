import { clipped, defineRule, partOf } from '../src/rule/index.ts';
import { differsFrom } from '../src/rule/kit/field/default-differs.ts';
import { textsOf, typesOf } from '../src/rule/kit/field/field-layers.ts';
import { statedDefault } from '../src/rule/kit/field/stated-default.ts';
import { layersOf } from '../src/rule/kit/index.ts';

/** Schemas whose values people enter. Nobody enters an integration's output, so it needs no default. */
const enteredOwners = new Set(['configuration', 'named-configuration', 'action-input']);

export default defineRule({
  id: 'field-default-consistent',
  summary: 'A default mentioned in a field’s text is the field’s default.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    missing: 'The {kind} of field `{key}` of {owner} mentions the default `{value}`, but the field has no default.',
    other: 'The {kind} of field `{key}` of {owner} mentions the default `{value}`, but the default is `{actual}`.',
  },
  *field({ node, key, owner, generated, complete, at, manifest }) {
    const { path } = at();
    const types = typesOf(node);
    if (generated || !complete || types?.size !== 1 || types.has('object') || types.has('array')) return;
    const layers = layersOf(node);
    const [layerPath, schema = node] = layers.find((layer) => 'default' in layer[1]) ?? [];
    // A constant needs no default.
    if (layers.some((layer) => 'const' in layer[1])) return;
    for (const [kind, textPath, text] of textsOf(node)) {
      const stated = statedDefault(text);
      if (stated === undefined) continue;
      // In "Defaults to `carrier`", a sibling field named `carrier` is the source of the value.
      const siblingPath = [...path.slice(0, -1), stated.value];
      if (partOf(manifest, siblingPath) !== undefined) return;
      const data = { kind, key, owner: owner.label, value: clipped(stated.value) };
      const textTarget = { path: [...path, ...textPath], on: 'value' } as const;
      const absent = { path: siblingPath, on: 'value' } as const;
      if (layerPath === undefined) {
        if (enteredOwners.has(owner.kind))
          yield { message: 'missing', data, at: textTarget, absent: [absent, at('default')] };
      } else if (differsFrom(stated, schema)) {
        const related = [
          { at: { path: [...path, ...layerPath, 'default'], on: 'value' }, message: 'The default.' },
        ] as const;
        yield {
          message: 'other',
          data: { ...data, actual: clipped(String(schema.default)) },
          at: textTarget,
          related,
          absent,
        };
      }
      return;
    }
  },
});
