import { type Data, isObject, propertyOf } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import type { Unknown } from '../../../document/document.ts';

/** Marks the unknown values in the data of a manifest, so that nobody takes the rest for the whole. */
export function withUnknowns(data: unknown, unknowns: readonly Unknown[]): unknown {
  return unknowns.reduce((marked, { path, extent, why }) => {
    const note = { $opaque: why };
    return replaceAt(marked, path, (value) => {
      if (extent === 'value') return note;
      return Array.isArray(value) ? [...value, note] : { ...objectOf(value), ...note };
    });
  }, data);
}

function replaceAt(value: unknown, path: Path, replace: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaceAt(item, rest, replace) : item));
  const object = objectOf(value);
  // Spread and `defineProperty` treat `__proto__` as an ordinary key; assignment would not.
  return Object.defineProperty({ ...object }, step, {
    value: replaceAt(propertyOf(object, step), rest, replace),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

const objectOf = (value: unknown): Data => (isObject(value) ? value : {});
