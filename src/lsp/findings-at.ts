import { resolve } from 'node:path';
import type { Range } from 'vscode-languageserver';
import type { Diagnostic } from '../engine/result/result.ts';
import { holds, markedRange } from './editor/ranges.ts';
import type { CheckedManifest, EditorManifest } from './manifests/manifest.ts';

/** A finding with the check that found it. */
export interface ManifestFinding extends CheckedManifest {
  readonly diagnostic: Diagnostic;
  readonly cwd: string;
}

/** Returns the findings that the editor shows in a range of a file. */
export const findingsAt = (
  manifests: readonly EditorManifest[],
  path: string,
  range: Range,
): readonly ManifestFinding[] =>
  manifests.flatMap(({ checked, root: { folder: cwd } }) =>
    (checked?.result.diagnostics ?? [])
      .filter(({ suppressed, location }) => !suppressed && resolve(cwd, location.file) === path)
      .filter(({ location }) => holds(markedRange(location), range))
      .flatMap((diagnostic) => (checked ? [{ ...checked, diagnostic, cwd }] : [])),
  );
