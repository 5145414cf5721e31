import { isDeepStrictEqual } from 'node:util';
import type { Document } from '../../../src/document/document.ts';
import type { Overlay } from '../../../src/engine/fix.ts';
import { lint, planOf } from '../lint.ts';
import type { Definition } from '../platform.ts';
import type { Fault } from '../seeded/fault.ts';
import { type Edited, editByHand } from './by-hand.ts';
import { differenceOf } from './difference.ts';
import { everyRule, fingerprintsOf, type Mended, type Mending, mend } from './mend.ts';
import { more } from './planted.ts';

/** How many definitions each fault is planted in, and how many are tried for that. */
const each = 3;
const most = 15;

interface Soil {
  readonly definition: Definition;
  readonly document: Document;
  readonly known: ReadonlySet<string>;
}

/** Plants faults in the text of definitions, where a literal can be edited by hand, and fixes them. */
export async function* definitionFixes(
  definitions: readonly Definition[],
  faults: readonly Fault[],
): AsyncGenerator<Mending> {
  const soils: Soil[] = [];
  for (const definition of definitions) {
    const document = await definition.open();
    soils.push({ definition, document, known: fingerprintsOf(await lint(document, everyRule)) });
  }
  for (const [index, fault] of faults.entries()) {
    const start = index % soils.length;
    const turn = [...soils.slice(start), ...soils.slice(0, start)].slice(0, most);
    let count = 0;
    for (const soil of turn) {
      const mending = count < each ? await mendPlanted(soil, fault) : undefined;
      if (mending === undefined) continue;
      count++;
      yield mending;
    }
  }
}

/** Undefined where the definition has no place for the fault, or for its fix. */
async function mendPlanted({ definition, document, known }: Soil, fault: Fault): Promise<Mending | undefined> {
  const edited = await planted(document, definition, fault);
  if (edited === undefined) return undefined;
  const { file, before, text, after } = edited;
  const texts = new Map([[file, before + text + after]]);
  const open = (overlay: Overlay) => definition.open(new Map([...texts, ...overlay]));
  const mended = await mend({ plan: planOf((id) => id === fault.rule), known, open });
  if (mended.fixed.before.diagnostics.every(({ fix }) => fix === undefined)) return undefined;
  const label = `${fault.rule}: ${fault.kind}: ${definition.file}`;
  return { label, fixed: [fault.rule], complaints: [...mended.complaints, ...more(mended), ...strays(edited, mended)] };
}

/** Where the text is used in two places, or made into something else, it is no place for the fault. */
async function planted({ data, ...document }: Document, definition: Definition, fault: Fault) {
  const planting = data && fault.plant(data);
  const difference = planting && differenceOf(data, planting.manifest);
  const edited = difference && (await editByHand({ data, ...document }, difference));
  if (edited === undefined) return undefined;
  const { file, before, text, after } = edited;
  const read = await definition.open(new Map([[file, before + text + after]]));
  return isDeepStrictEqual(read.data, planting?.manifest) ? edited : undefined;
}

/** What the fix changes outside the text that was edited in. */
function* strays({ file, before, after }: Edited, { fixed }: Mended): Generator<string> {
  for (const change of fixed.changes) {
    const isNear = change.file === file && change.after.startsWith(before) && change.after.endsWith(after);
    if (!isNear) yield `the fix changes ${change.file} elsewhere`;
  }
}
