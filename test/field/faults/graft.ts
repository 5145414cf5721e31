import * as z from 'zod';
import type { Form } from '../../../schemas/integration.ts';
import { type Data, isObject } from '../../../src/data/objects.ts';
import { runOn } from '../../../src/testing/run.ts';
import { documentOf } from '../../../src/testing/variants.ts';
import type { RuleCase } from './cases.ts';
import { modelOf, unwrapped } from './zod-model.ts';

/** A real manifest with a part grafted on: entries, such as actions, stand beside the real ones; all else takes their place. */
export function graft(real: Data, part: Data, form: Form, lacks: readonly string[]): Data {
  const kept = Object.entries(real).filter(([name]) => !lacks.includes(name));
  const grafted = Object.entries(part).map(([name, value]) => {
    const beside = isMap(form, name) && isObject(value) ? real[name] : undefined;
    return [name, isObject(beside) ? { ...beside, ...(value as Data) } : value] as const;
  });
  return Object.fromEntries([...kept, ...grafted]);
}

/** Whether a property of an integration holds parts by their names. */
function isMap(form: Form, name: string): boolean {
  const model = unwrapped(modelOf(form));
  const property = model instanceof z.ZodObject ? model.shape[name] : undefined;
  const bare = property && unwrapped(property);
  return bare instanceof z.ZodRecord && unwrapped(bare.valueType) instanceof z.ZodObject;
}

/** What a case is about the lack of: properties of the real manifest that, alone with the case, take what is found there. */
export async function lacksOf({ rule, one, form, data, findings }: RuleCase, real: Data): Promise<readonly string[]> {
  const lacks: string[] = [];
  for (const [name, value] of Object.entries(real)) {
    if (Object.hasOwn(data, name) || isMap(form, name)) continue;
    const { diagnostics } = await runOn(documentOf({ ...data, [name]: value }), rule, { ...one, as: form });
    const found = new Set(diagnostics.map(({ fingerprint }) => fingerprint));
    if (findings.some(({ fingerprint }) => !found.has(fingerprint))) lacks.push(name);
  }
  return lacks;
}
