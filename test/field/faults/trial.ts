import type { Form } from '../../../schemas/integration.ts';
import type { Data } from '../../../src/data/objects.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import type { Plan } from '../../../src/engine/plan/plan.ts';
import type { Diagnostic } from '../../../src/engine/result/result.ts';
import type { Facts } from '../../../src/rule/index.ts';
import { documentOf } from '../../../src/testing/variants.ts';
import { everyRule, lint } from '../lint.ts';
import { wrapped } from './soil.ts';
import type { Syntax } from './syntax.ts';

/** Returns all findings in a manifest of one form. */
export async function findingsIn(
  data: Data,
  form: Form,
  plan: Plan,
  facts: Facts = {},
): Promise<readonly Diagnostic[]> {
  return (await lint(documentOf(data), { ...plan, form }, facts)).diagnostics;
}

const found = new WeakMap<Data, Promise<readonly Diagnostic[]>>();

/**
 * Returns the findings of all rules before a fault is planted, cached per manifest, because many faults are planted in each.
 */
export async function knownIn(data: Data, form: Form): Promise<ReadonlySet<string>> {
  const findings = found.get(data) ?? findingsIn(data, form, everyRule);
  found.set(data, findings);
  return new Set((await findings).map(({ fingerprint }) => fingerprint));
}

/** Returns the new findings after planting, with the text in which they are found. */
export async function newsIn(
  planted: { readonly data: Data; readonly form: Form; readonly syntax: Syntax; readonly known: ReadonlySet<string> },
  plan: Plan = everyRule,
  facts: Facts = {},
) {
  const { data, form, syntax, known } = planted;
  const text = syntax.write(wrapped(form, data));
  const { diagnostics } = await lint(await openDocument(`integration.${syntax.name}`, text), plan, facts);
  return { text, news: diagnostics.filter(({ fingerprint }) => !known.has(fingerprint)) };
}
