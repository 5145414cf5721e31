import { resolve } from 'node:path';
import type { Overlay } from '../../engine/fix.ts';
import type { FileResult } from '../../engine/result/result.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { Run } from '../../run/open-run.ts';
import { withEditorPositions } from '../editor/byte-order-mark.ts';
import { checkWithLastGood } from './last-good.ts';
import type { Root } from './root.ts';

/** The result of checking a manifest, and the inputs of the check. */
export interface CheckedManifest {
  readonly source: Source;
  readonly run: Run;
  readonly overlay: Overlay;
  readonly result: FileResult;
}

/** A manifest that a file in the editor belongs to. */
export class EditorManifest {
  readonly root: Root;
  readonly source: Source;
  /** The last result, with positions in the editor's columns. */
  checked: CheckedManifest | undefined;
  /** Absolute paths of all files that it was read from. */
  files: ReadonlySet<string>;
  /** The texts in the editor when they last had no syntax error. */
  #good: Overlay = new Map();

  constructor(root: Root, source: Source) {
    this.root = root;
    this.source = source;
    this.files = new Set([source.path]);
  }

  async check(overlay: Overlay): Promise<CheckedManifest> {
    const run = await this.root.run();
    const check = (texts: Overlay) => run.check(this.source, texts);
    const { files, result, broken } = await checkWithLastGood(check, overlay, this.#good);
    const texts = files.flatMap((file) => {
      const text = broken.has(file) ? this.#good.get(file) : overlay.get(file);
      return text === undefined ? [] : [[file, text] as const];
    });
    this.#good = new Map(texts);
    this.files = new Set([this.source.file, ...files].map((file) => resolve(this.root.folder, file)));
    this.checked = { source: this.source, run, overlay, result: withEditorPositions(result, overlay) };
    return this.checked;
  }
}
