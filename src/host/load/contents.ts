import { type Data, isObject } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { AssetFiles } from '../../document/module/platform/manifest/assets.ts';
import { type MapShape, type ObjectShape, sent, shapeOf } from '../../document/module/platform/manifest/sent.ts';
import { literal } from '../../document/module/value/make.ts';

/** Replaces file names in the data by the files' contents. A file that cannot be read is left out and reported. */
export function withContents(
  data: Data,
  assets: AssetFiles,
  reportMissing: (path: Path, message: string) => void,
): Data {
  const content = (name: unknown, read: 'script' | 'base64', path: Path): unknown => {
    if (typeof name !== 'string') return name;
    const before = assets.missing.length;
    const found = assets[read](literal(name, { file: '', start: 0, end: 0 }));
    for (const { message } of assets.missing.slice(before)) reportMissing(path, message);
    return found.kind === 'literal' && name !== '' ? found.value : undefined;
  };
  const fill = (owner: Data, shapes: MapShape | ObjectShape, path: Path): Data => {
    const entries = Object.entries(owner).map(([name, value]): [string, unknown] => {
      const shape = shapeOf(name, shapes);
      const at = [...path, name];
      if (shape === 'script' || shape === 'base64') return [name, content(value, shape, at)];
      return [name, typeof shape === 'object' && isObject(value) ? fill(value, shape, at) : value];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return fill(data, sent, []);
}
