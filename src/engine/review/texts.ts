import { isContainer } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Target } from '../../document/document.ts';

/** Every string and every property name, with its target. */
export function* textsIn(value: unknown, path: Path = []): Generator<readonly [Target, string]> {
  if (typeof value === 'string') yield [{ path, on: 'value' }, value];
  if (!isContainer(value)) return;
  for (const [key, one] of Object.entries(value)) {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    if (!Array.isArray(value)) yield [{ path: inside, on: 'key' }, key];
    yield* textsIn(one, inside);
  }
}
