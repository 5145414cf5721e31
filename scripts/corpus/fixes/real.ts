import { readCorpus } from '../read.ts';
import { everyRule, type Mending } from './mend.ts';
import { mendText, write } from './text.ts';
import { writingsAt } from './writing.ts';

/** Fixes all there is to fix in the older manifests, which have many findings. */
export async function* realFixes(shared: string): AsyncGenerator<Mending> {
  for (const [index, { name, data }] of readCorpus(shared, 'history/definition').entries()) {
    for (const writing of writingsAt(index, 2)) {
      const { fixed, complaints } = await mendText(write(data, writing), { plan: everyRule, known: new Set() });
      const rules = fixed.before.diagnostics.flatMap(({ rule, fix }) => (fix ? [rule] : []));
      yield { label: `${name} as ${writing.name}`, fixed: rules, complaints };
    }
  }
}
