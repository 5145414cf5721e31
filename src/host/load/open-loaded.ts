import { dirname, posix, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../data/path.ts';
import type { Document, Fault, Location, Positions, Unknown } from '../../document/document.ts';
import type { ModuleHost } from '../../document/module/host.ts';
import { openModule } from '../../document/module/open-module.ts';
import { AssetFiles } from '../../document/module/platform/manifest/assets.ts';
import { holds } from '../../document/module/platform/sdk/version/facts-by-version.ts';
import { sdkVersionOf } from '../../document/module/platform/sdk/version/version.ts';
import { openDocument } from '../../document/open-text.ts';
import type { Overlay } from '../../engine/fix.ts';
import { displayPath } from '../files/display-path.ts';
import { realPath } from '../files/entries.ts';
import { moduleHost } from '../files/module-host.ts';
import { projectRoot } from '../files/project/project.ts';
import { withContents } from './contents.ts';
import type { Loader } from './loader.ts';
import { placeOf } from './place.ts';
import type { Failure, LoadedManifest } from './protocol.ts';

/** A definition module to open by running it. */
export interface ModuleToOpen {
  /** The display name. */
  readonly file: string;
  readonly path: string;
  readonly cwd: string;
  readonly overlay?: Overlay;
}

/** Opens a definition: its data come from running it, their positions from reading it. */
export async function openLoaded(module: ModuleToOpen, loader: Loader): Promise<Document> {
  const { file, path, overlay = new Map() } = module;
  const cwd = realPath(module.cwd) ?? module.cwd;
  const host = moduleHost({ path, cwd: module.cwd, overlay });
  const read = await openModule(file, host);
  // Running it would decode it as text.
  if (read.faults.some(({ id }) => id === 'binary')) return read;
  const real = realPath(path) ?? path;
  const loaded = await loader.load({
    path: real,
    root: projectRoot(dirname(real)),
    texts: Object.fromEntries([...overlay].map(([name, text]) => [resolve(cwd, name), text])),
    legacy: !holds('converter-current', await sdkVersionOf(posix.dirname(read.file), host)),
  });
  return 'failures' in loaded ? failed(read, loaded.failures, host, cwd) : withLoadedData(read, loaded, host);
}

/** Passes the result of a run through the same checks as a manifest in JSON. */
async function withLoadedData(
  read: Document,
  { manifest, unknowns }: LoadedManifest,
  host: ModuleHost,
): Promise<Document> {
  const { data, faults } = await openDocument(read.file, manifest, 'json');
  const assets = new AssetFiles(posix.dirname(read.file), host);
  const found: Pick<Fault, 'id' | 'message' | 'path'>[] = [...faults];
  const unread: Unknown[] = [];
  const reportMissing = (path: Path, message: string) => {
    found.push({ id: 'missing-file', message, path });
    unread.push({ path, extent: 'value', why: message, reported: true });
  };
  const filled = data && withContents(data, assets, reportMissing);
  return {
    ...read,
    files: [...new Set([...read.files, ...assets.files])],
    data: filled,
    faults: found.length === 0 ? [] : located(found, await read.positions()),
    unknowns: [...unknowns.map((unknown) => ({ ...unknown, extent: 'value' as const })), ...unread],
  };
}

const located = (faults: readonly Pick<Fault, 'id' | 'message' | 'path'>[], positions: Positions): readonly Fault[] =>
  faults.map(({ id, message, path }) => ({
    id,
    message,
    path,
    location: positions.locate({ path, on: 'value' }),
  }));

/** Returns the statically read definition, with the failures of the run as faults. */
async function failed(read: Document, failures: readonly Failure[], host: ModuleHost, cwd: string): Promise<Document> {
  if (read.faults.some(({ id }) => id === 'parse-error')) return read;
  const positions = withSources(await read.positions(), filesOf(failures, cwd), host);
  const faults = new Map<string, Fault>();
  for (const failure of failures) {
    const { id, message, path = [] } = failure;
    const fault = { id, message, path, location: placeOf(failure, positions, cwd) };
    // Packages often lack the same package in many places, which all get the same location.
    faults.set(JSON.stringify(fault), fault);
  }
  // If the run reports a missing import, the static faults about unresolved imports are dropped; at the position of any
  // other static fault, the run's fault is dropped.
  const isKnown = failures.some(({ id }) => id === 'missing-import');
  const others = read.faults.filter(({ id }) => id !== 'no-definition' && !(isKnown && id === 'import-unresolved'));
  const unreported = [...faults.values()].filter(
    ({ location }) => !others.some((other) => isAt(location, other.location)),
  );
  return { ...read, faults: [...others, ...unreported], positions: async () => positions };
}

/** Returns whether another location is the same, or is on the same line if no more than the line is known. */
const isAt = (place: Location, other: Location): boolean =>
  isDeepStrictEqual(place, other) ||
  (place.approximate && place.file === other.file && place.start.line === other.start.line);

/** Returns the files of the project that failures refer to. */
const filesOf = (failures: readonly Failure[], cwd: string): readonly string[] =>
  failures.flatMap(({ place }) => (place === undefined ? [] : displayPath(place.file, cwd)));

/** Adds the sources of files that only running the module leads to. */
function withSources(positions: Positions, files: readonly string[], host: ModuleHost): Positions {
  const texts = new Map(positions.sources);
  for (const file of files) {
    const text = /(?:^|\/)node_modules\//.test(file) ? undefined : (texts.get(file) ?? host.read(file));
    if (text !== undefined) texts.set(file, text);
  }
  return {
    locate: (target) => positions.locate(target),
    edit: (patches) => positions.edit(patches),
    comments: positions.comments,
    sources: texts,
  };
}
