import { lint, planOf } from '../lint.ts';
import type { Data, Fault } from '../seeded/fault.ts';
import { plantIn, soilsOf } from '../seeded/soil.ts';
import { everyRule, fingerprintsOf, type Mended, type Mending } from './mend.ts';
import { mendText, write } from './text.ts';
import { type Writing, writings, writingsAt } from './writing.ts';

/** Plants each fault in manifests that are written in several ways, another manifest for each, and fixes it. */
export async function* plantedFixes(shared: string, faults: readonly Fault[]): AsyncGenerator<Mending> {
  const soils = { definition: soilsOf(shared, 'definition'), record: soilsOf(shared, 'record') };
  for (const [index, { rule, form, kind, plant }] of faults.entries()) {
    const plan = planOf((id) => id === rule);
    // There are many faults against the model, and they are much alike.
    for (const writing of writingsAt(index, rule.startsWith('model/') ? 1 : 3)) {
      const [found] = plantIn(soils[form], { plant }, index + writings.indexOf(writing));
      if (found === undefined) continue;
      const { soil, planting } = found;
      const wrap = (data: Data) => (form === 'record' ? { integration: data } : data);
      const written = write(wrap(planting.manifest), writing);
      const { diagnostics } = await lint(await written.open(new Map()), plan);
      if (diagnostics.every(({ fix }) => fix === undefined)) break;
      const mended = await mendText(written, { plan, known: await knownIn(soil.data, wrap, writing) });
      const label = `${form}: ${rule}: ${kind}: ${soil.name} as ${writing.name}`;
      yield { label, fixed: [rule], complaints: [...mended.complaints, ...more(mended)] };
    }
  }
}

/** One fault is mended by one fix. */
export function* more({ fixed: { applied, result } }: Mended): Generator<string> {
  if (applied !== 1) yield `${applied} fixes are applied`;
  for (const { rule, pointer } of result.diagnostics) yield `${rule} still finds fault at ${pointer}`;
}

const before = new Map<Writing, WeakMap<Data, ReadonlySet<string>>>(
  writings.map((writing) => [writing, new WeakMap()]),
);

/** What is found before a fault is planted: found once, as many faults are planted in one manifest. */
async function knownIn(data: Data, wrap: (data: Data) => Data, writing: Writing): Promise<ReadonlySet<string>> {
  const known = before.get(writing)?.get(data);
  if (known) return known;
  const document = await write(wrap(data), writing).open(new Map());
  const found = fingerprintsOf(await lint(document, everyRule));
  before.get(writing)?.set(data, found);
  return found;
}
