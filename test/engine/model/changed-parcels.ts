import type { Path } from '../../../src/data/path.ts';
import { changed } from '../../schemas/change.ts';
import type { Data } from '../../schemas/parcels.ts';

/** The path of an action of the parcels. */
export const book = ['actions', 'bookParcel'];

export const withValue = (manifest: Data, path: Path, value: unknown) => changed(manifest, path, value) as Data;

export const without = (manifest: Data, path: Path) => changed(manifest, path, undefined) as Data;
