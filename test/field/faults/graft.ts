import * as z from 'zod';
import type { Form } from '../../../schemas/integration.ts';
import { type Data, isObject } from '../../../src/data/objects.ts';
import { runOn } from '../../../src/testing/run.ts';
import { documentOf } from '../../../src/testing/variants.ts';
import type { RuleCase } from './cases.ts';
import { modelOf, unwrapped } from './zod-model.ts';

/**
 * Grafts a part onto a real manifest: named entries, such as actions, are added to the real ones; everything else replaces
 * them.
 */
export function graft(real: Data, part: Data, form: Form, lacks: readonly string[]): Data {
  const kept = Object.entries(real).filter(([name]) => !lacks.includes(name));
  const grafted = Object.entries(part).map(([name, value]) => {
    const beside = isMap(form, name) && isObject(value) ? real[name] : undefined;
    return [name, isObject(beside) ? { ...beside, ...(value as Data) } : value] as const;
  });
  return Object.fromEntries([...kept, ...grafted]);
}

/** Whether a property of an integration is a map of named parts. */
function isMap(form: Form, name: string): boolean {
  const model = unwrapped(modelOf(form));
  const property = model instanceof z.ZodObject ? model.shape[name] : undefined;
  const bare = property && unwrapped(property);
  return bare instanceof z.ZodRecord && unwrapped(bare.valueType) instanceof z.ZodObject;
}

/**
 * Returns what a case requires to be absent: the properties of the real manifest that, added to the case, remove its findings.
 */
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
