import type { Path } from '../../document/document.ts';
import type { Assets } from '../../document/module/platform/manifest/assets.ts';
import { literal } from '../../document/module/value/make.ts';

type Data = Readonly<Record<string, unknown>>;
type Read = 'script' | 'base64';

/** How what a name names is read; an object of such, by name; `*` is any name. */
interface Places {
  readonly [name: string]: Read | Places;
}

const configuration: Places = { identifier: { linkTemplateScript: 'script' } };

/** Where a definition names files. */
const places: Places = {
  icon: 'base64',
  readme: 'base64',
  identifier: { extractScript: 'script', fallbackHandlerScript: 'script' },
  configuration,
  configurations: { '*': configuration },
};

/** The data with the contents of files in place of their names. A file that is not to be had is left out, and told. */
export function withContents(data: Data, assets: Assets, tell: (path: Path, message: string) => void): Data {
  const content = (name: unknown, read: Read, path: Path): unknown => {
    if (typeof name !== 'string') return name;
    const before = assets.missing.length;
    const found = assets[read](literal(name, { file: '', start: 0, end: 0 }));
    for (const { message } of assets.missing.slice(before)) tell(path, message);
    return found.kind === 'literal' && name !== '' ? found.value : undefined;
  };
  const filled = (owner: Data, inside: Places, path: Path): Data => {
    const entries = Object.entries(owner).map(([name, value]): [string, unknown] => {
      const place = inside['*'] ?? (Object.hasOwn(inside, name) ? inside[name] : undefined);
      const at = [...path, name];
      if (typeof place === 'string') return [name, content(value, place, at)];
      return [name, place !== undefined && isData(value) ? filled(value, place, at) : value];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return filled(data, places, []);
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
