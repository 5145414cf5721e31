import type { Form } from '../../../schemas/integration.ts';
import { shapeOf } from '../../../schemas/shape.ts';
import type { Unknown } from '../../document/document.ts';
import type { Manifest } from '../../rule/nodes.ts';
import type { ModelCheck } from './check.ts';
import { fits } from './fits.ts';
import { marksOf } from './marks.ts';

/** Validates a manifest against the model of its form. The module that describes faults is imported only if there is one. */
export async function validateAgainstModel(
  data: Readonly<Record<string, unknown>>,
  form: Form,
  unknowns: readonly Unknown[],
): Promise<ModelCheck> {
  if (!fits(data, shapeOf(form))) return (await import('./check.ts')).checkModel(data, form, unknowns);
  const marks = marksOf(data, unknowns);
  return { findings: [], known: data as Manifest, uncertain: marks.isUncertain, spoken: marks.isSpoken };
}
