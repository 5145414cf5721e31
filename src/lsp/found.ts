import { resolve } from 'node:path';
import type { Range } from 'vscode-languageserver';
import type { Diagnostic } from '../engine/result/result.ts';
import { holds, markedRange } from './editor/ranges.ts';
import type { Checked, Manifest } from './manifests/manifest.ts';

/** A finding, with what it was found with. */
export interface Found extends Checked {
  readonly diagnostic: Diagnostic;
  readonly cwd: string;
}

/** The findings that the editor shows in a part of a file. */
export const foundAt = (manifests: readonly Manifest[], path: string, range: Range): readonly Found[] =>
  manifests.flatMap(({ checked, root: { folder: cwd } }) =>
    (checked?.result.diagnostics ?? [])
      .filter(({ suppressed, location }) => !suppressed && resolve(cwd, location.file) === path)
      .filter(({ location }) => holds(markedRange(location), range))
      .flatMap((diagnostic) => (checked ? [{ ...checked, diagnostic, cwd }] : [])),
  );
