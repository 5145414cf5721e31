import { dirname, resolve } from 'node:path';
import type { PlacedBaseline } from '../../engine/baseline.ts';
import { isWithin } from '../../host/files/boundary.ts';
import { displayPath } from '../../host/files/display-path.ts';
import { exists } from '../../host/files/entries.ts';
import type { OutputFile } from '../../host/files/write/write.ts';

/** The message about a baseline's entries for deleted manifests; undefined if there are none. */
export function removedNotice(target: OutputFile, { baseline }: PlacedBaseline, cwd: string): string | undefined {
  const gone = Object.entries(baseline.findings).flatMap(([name, entries]) => {
    const path = resolve(dirname(target.path), name);
    const isHeld = entries.some(({ reason }) => reason === undefined);
    return isHeld && !exists(path) ? [path] : [];
  });
  const [first, second] = gone.map((path) => displayPath(path, cwd));
  if (first === undefined) return undefined;
  const what =
    second === undefined ? `\`${first}\`, which is` : `${gone.length} manifests, such as \`${first}\`, that are`;
  const folder = displayPath(folderAround(gone, dirname(target.path)), cwd);
  const how = `\`--update-baseline\` with the target \`${folder}\``;
  return `${target.file} holds findings of ${what} no longer there; ${how} removes them.`;
}

/** The innermost folder that contains all paths, starting at `from` and going up. */
function folderAround(paths: readonly string[], from: string): string {
  const above = dirname(from);
  return above === from || paths.every((path) => isWithin(path, from)) ? from : folderAround(paths, above);
}
