import { closest, didYouMean } from '../data/closest.ts';
import { pointerOf } from '../data/pointer.ts';
import type { Document } from '../document/document.ts';
import { checkData } from '../engine/data/check.ts';
import { type Part, partsOf } from '../engine/data/parts.ts';
import { KnownError } from '../engine/known-error.ts';
import { lintDocument } from '../engine/lint.ts';
import type { FileResult } from '../engine/result.ts';
import { textOnly } from '../engine/text-only.ts';
import { faultsOf } from '../host/facts/schemas/data-faults.ts';
import { openDataSource } from '../host/files/open-source.ts';
import { oneSource } from './one-source.ts';
import type { Run } from './open-run.ts';
import type { Surroundings } from './surroundings.ts';

export interface HeldData {
  /** The manifest. */
  readonly target: string;
  /** The part of it: `configuration`, `action.NAME.input`, … */
  readonly part: string;
  /** The file of the data; `-` is standard input. */
  readonly file: string;
}

/**
 * Holds data against the schema that a manifest has for it. Where the manifest itself is too broken to be read, the
 * result says so.
 * @throws KnownError for a manifest, a part or a file that is not there, and for a schema that nothing can be held against.
 */
export async function checkDataFile(run: Run, asked: HeldData, surroundings: Surroundings): Promise<FileResult> {
  const { target, file } = asked;
  if (target === '-' && file === '-') {
    throw new KnownError({ message: 'Standard input is the manifest or the data, and not both.' });
  }
  const source = await oneSource(run, target);
  const manifest = await run.open(source);
  if (manifest.data === undefined) return lintDocument(manifest, textOnly);
  const part = partOf(manifest, asked.part);
  const data = await openDataSource(file, surroundings);
  const held = { manifest, part, plan: await run.plan(source), validate: faultsOf };
  const result = await checkData(data, held);
  if (result === undefined) {
    throw new KnownError({
      message: `Whether data meets the schema of \`${part.name}\` cannot be told: the schema means nothing, or it takes too long.`,
      hint: `\`hublint ${target}\` says what is wrong with it, where it is at fault.`,
    });
  }
  if (result.opaque > 0) {
    surroundings.notice?.(
      `The schema of \`${part.name}\` is not known whole without running the definition: what is not known accepts everything.`,
    );
  }
  return result;
}

/** The part of that name. */
function partOf({ data = {}, file, unknowns }: Document, name: string): Part {
  const parts = partsOf(data);
  const part = parts.get(name);
  if (part !== undefined) return part;
  const names = [...parts.keys()];
  const holder = { state: 'states', event: 'events', action: 'actions', message: 'channels', entity: 'entities' };
  const [kind = ''] = name.split('.');
  const map = Object.hasOwn(holder, kind) ? holder[kind as keyof typeof holder] : `${kind}s`;
  if (unknowns.some(({ path }) => path.length === 0 || path[0] === map)) {
    throw new KnownError({
      message: `Whether \`${file}\` has \`${name}\` is not known: \`${pointerOf([map])}\` cannot be read whole without running the definition.`,
      hint: '`--load` runs it.',
    });
  }
  const listed = names.slice(0, 12).map((one) => `\`${one}\``);
  throw new KnownError({
    message: `\`${file}\` has no \`${name}\` that data could be held against.${didYouMean(closest(name, names))}`,
    hint:
      names.length === 0
        ? 'It declares no configuration, states, events, actions, messages or entities.'
        : `It has ${listed.join(', ')}${names.length > listed.length ? ` and ${names.length - listed.length} more` : ''}.`,
  });
}
