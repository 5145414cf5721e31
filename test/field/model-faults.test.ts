import { describe, expect, test } from 'vitest';
import type { Form } from '../../schemas/integration.ts';
import type { Data } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { pointerOf } from '../../src/data/pointer.ts';
import type { Target } from '../../src/document/document.ts';
import type { Plan } from '../../src/engine/plan/plan.ts';
import { describeField } from './corpus.ts';
import { type ModelFault, modelFaults } from './faults/model.ts';
import { completed, invented, type Soil, soilsFor } from './faults/soil.ts';
import { readAt, syntaxes, yaml } from './faults/syntax.ts';
import { knownIn, newsIn } from './faults/trial.ts';
import { everyRule } from './lint.ts';

/** In JSON every rule checks it; in other syntaxes no rule does. */
const modelOnly: Plan = { ...everyRule, rules: [] };

const forms: readonly Form[] = ['definition', 'record'];

describe.each(forms)('the faults derived from the model of a %s', (form) => {
  const faults = modelFaults(form);

  test('are of every kind, and no kind twice', () => {
    expect(new Set(faults.map(({ rule, kind }) => `${rule} ${kind}`)).size).toBe(faults.length);
    const kinds = ['enum', 'required', 'too-long', 'too-short', 'type', 'unknown-property'];
    const own = form === 'record' ? ['format'] : [];
    expect(new Set(faults.map(({ rule }) => rule))).toEqual(new Set([...kinds, ...own].map((kind) => `model/${kind}`)));
  });

  test('each have a location in the invented manifest', () => {
    const { data } = invented(form);
    expect(faults.filter(({ plant }) => plant(data) === undefined).map(({ kind }) => kind)).toEqual([]);
  });
});

describeField('a fault against the model, planted in a real integration', () => {
  const kinds = forms.flatMap((form) =>
    [...new Set(modelFaults(form).map(({ rule }) => rule))].map((rule) => ({ form, rule })),
  );

  test.each(kinds)(
    'is the only new finding of all rules, exactly there: each $rule, in one $form',
    async ({ form, rule }) => {
      const [outcomes, expected]: [object[], object[]] = [[], []];
      for (const fault of modelFaults(form).filter((one) => one.rule === rule)) {
        const { soil, planting } = planted(fault, form);
        const { manifest: data, at } = planting;
        const known = await knownIn(soil.data, form);
        for (const syntax of syntaxes) {
          const where = `${fault.rule}, ${fault.kind}, in ${soil.name} as ${syntax.name}`;
          const { text, news } = await newsIn({ data, form, syntax, known }, syntax === yaml ? modelOnly : everyRule);
          for (const { rule: id, pointer, location } of news) {
            const written = readAt(text, location, syntax);
            outcomes.push({ where, rule: id, pointer, written, approximate: location.approximate });
          }
          const written = partAt(at, data);
          expected.push({ where, rule, pointer: pointerOf(at.path), written, approximate: false });
        }
      }
      expect(outcomes).toEqual(expected);
    },
  );
});

/** If no real manifest has a location for the fault, completed ones are tried, and then the invented one. */
function planted(fault: ModelFault, form: Form) {
  const real = soilsFor(fault.kind, form);
  const soils = function* (): Generator<Soil> {
    yield* real;
    for (const soil of real) yield completed(soil, form);
    yield invented(form);
  };
  for (const soil of soils()) {
    const planting = fault.plant(soil.data);
    if (planting) return { soil, planting };
  }
  throw new Error(`No manifest has a place for ${fault.kind}.`);
}

const partAt = ({ path, on }: Target, manifest: Data): unknown => {
  const last = path.at(-1);
  return on === 'key' && typeof last === 'string' ? last : partOf(manifest, path);
};
