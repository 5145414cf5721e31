import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fault, RuleFault } from './fault.ts';

const folder = new URL('rules/', import.meta.url);

/** The faults of the rules: `rules/RULE-ID.ts` exports a table by default. */
export async function ruleFaults(): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  for (const file of readdirSync(folder).sort()) {
    const rule = file.replace(/\.ts$/, '');
    const { default: table }: { default: readonly RuleFault[] } = await import(fileURLToPath(new URL(file, folder)));
    for (const { form, ...fault } of table) {
      for (const each of form ? [form] : (['definition', 'record'] as const))
        faults.push({ ...fault, rule, form: each });
    }
  }
  return faults;
}
