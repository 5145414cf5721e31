import { closest, didYouMean } from '../../data/closest.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Document } from '../../document/document.ts';
import { type DataPart, mayHold, partsOf } from '../../engine/data/parts.ts';
import { KnownError } from '../../engine/known-error.ts';

/**
 * The part with that name.
 * @throws KnownError if the manifest has none.
 */
export function partNamed({ data = {}, file, unknowns }: Document, name: string): DataPart {
  const parts = partsOf(data);
  const part = parts.get(name);
  if (part !== undefined) return part;
  const names = [...parts.keys()];
  const unknown = unknowns.find((one) => mayHold(one, name));
  if (unknown !== undefined) {
    throw new KnownError({
      message: `Whether \`${file}\` has \`${name}\` is not known: \`${pointerOf(unknown.path)}\` cannot be fully read without running the definition.`,
      hint: '`--load` runs it.',
    });
  }
  // A thing with several parts, such as an action, is often named without the part.
  const meant = names.find((one) => one.startsWith(`${name}.`)) ?? closest(name, names);
  const listed = names.slice(0, 12).map((one) => `\`${one}\``);
  throw new KnownError({
    message: `\`${file}\` has no \`${name}\` to check data against.${didYouMean(meant)}`,
    hint:
      names.length === 0
        ? 'It declares no configuration, states, events, actions, messages or entities.'
        : `It has ${listed.join(', ')}${names.length > listed.length ? ` and ${names.length - listed.length} more` : ''}.`,
  });
}
