import { clipped, defineRule, isSchema, type Subschema, subschemaVisitor, type Target } from '../src/rule/index.ts';
import { patternFault, withoutSlashes } from '../src/rule/kit/schema/pattern.ts';

/** Yields the regular expressions of a schema: its `pattern`, and the keys of `patternProperties`. */
function* patternsOf({ schema: { pattern, patternProperties }, at }: Subschema): Generator<readonly [string, Target]> {
  if (typeof pattern === 'string') yield [pattern, at('pattern')];
  if (!isSchema(patternProperties)) return;
  for (const name of Object.keys(patternProperties)) yield [name, { ...at('patternProperties', name), on: 'key' }];
}

export default defineRule({
  id: 'schema-pattern-safe',
  summary: 'Every regular expression in a schema is valid and never takes exponential time.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  needs: ['patterns'],
  messages: {
    invalid: 'The pattern `{pattern}` of `{name}` of {owner} is not a regular expression: {reason}.',
    legacy:
      'The pattern `{pattern}` of `{name}` of {owner} is not valid in Unicode mode, which validators use: {reason}.',
    delimited:
      'The pattern `{pattern}` of `{name}` of {owner} has slashes around it, which stand for themselves; expected `{better}`.',
    exponential:
      'The pattern `{pattern}` of `{name}` of {owner} takes exponential time on some inputs, because of `{part}`.',
    unclear:
      'Whether the pattern `{pattern}` of `{name}` of {owner} takes exponential time on some inputs cannot be told: it is too complex.',
  },
  schema: subschemaVisitor(['pattern', 'patternProperties'], function* (part, { owner: { label: owner }, facts }) {
    for (const [pattern, place] of patternsOf(part)) {
      const data = { pattern: clipped(pattern), name: part.name, owner };
      const inner = withoutSlashes(pattern);
      if (inner !== undefined) {
        const patches = [{ op: 'set', path: place.path, value: inner }] as const;
        const fix = { title: `Write it as \`${inner}\``, safety: 'unsafe', patches } as const;
        const common = { message: 'delimited', data: { ...data, better: clipped(inner) }, at: place } as const;
        yield place.on === 'key' ? common : { ...common, fix };
        continue;
      }
      const fault = patternFault(pattern);
      if (fault === undefined) {
        const { patterns } = facts;
        const span = patterns?.exponentialPart(pattern);
        const at = place.on === 'value' && span ? { ...place, span } : place;
        if (span) yield { message: 'exponential', data: { ...data, part: clipped(pattern.slice(...span)) }, at };
        else if (patterns?.isUnclear(pattern)) yield { message: 'unclear', data, at, ceiling: 'warn' };
        continue;
      }
      const { kind, reason, better } = fault;
      const common = { data: { ...data, reason }, at: place } as const;
      if (kind === 'invalid') yield { message: 'invalid', ...common };
      else if (better === undefined || place.on === 'key') yield { message: 'legacy', ...common, ceiling: 'warn' };
      else {
        const patches = [{ op: 'set', path: place.path, value: better }] as const;
        const fix = { title: `Write it as \`${better}\``, safety: 'safe', patches } as const;
        yield { message: 'legacy', ...common, ceiling: 'warn', fix };
      }
    }
  }),
});
