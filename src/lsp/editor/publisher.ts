import { resolve } from 'node:path';
import type { PublishDiagnosticsParams, Diagnostic as Shown } from 'vscode-languageserver';
import type { EditorManifest } from '../manifests/manifest.ts';
import { diagnosticOf } from './diagnostic.ts';
import type { OpenFiles } from './open-files.ts';

/** Publishes findings to the editor file by file: several manifests may have findings in the same file. */
export class Publisher {
  readonly #open: OpenFiles;
  readonly #send: (params: PublishDiagnosticsParams) => void;
  /** The findings of each manifest, by file. */
  readonly #found = new Map<EditorManifest, ReadonlyMap<string, readonly Shown[]>>();
  /** The URIs of each file for which the editor shows findings. */
  readonly #sent = new Map<string, ReadonlySet<string>>();

  constructor(open: OpenFiles, send: (params: PublishDiagnosticsParams) => void) {
    this.#open = open;
    this.#send = send;
  }

  /** Publishes the current findings of a manifest. */
  publish(manifest: EditorManifest): void {
    const found = shownByFile(manifest);
    const paths = new Set([...(this.#found.get(manifest)?.keys() ?? []), ...found.keys(), ...manifest.files]);
    this.#found.set(manifest, found);
    for (const path of paths) this.#tell(path);
  }

  /** Removes the findings of a manifest. */
  clear(manifest: EditorManifest): void {
    const paths = this.#found.get(manifest)?.keys() ?? [];
    this.#found.delete(manifest);
    for (const path of paths) this.#tell(path);
  }

  #tell(path: string): void {
    const all = [...this.#found.values()].flatMap((found) => found.get(path) ?? []);
    // A finding in a file that two definitions share is shown once.
    const diagnostics = [...new Map(all.map((shown) => [JSON.stringify(shown), shown])).values()];
    const before = this.#sent.get(path) ?? new Set();
    const uris = new Set(this.#open.urisOf(path));
    for (const uri of before) if (!uris.has(uri)) this.#send({ uri, diagnostics: [] });
    const isOpen = this.#open.has(path);
    const version = this.#open.at(path)?.version;
    if (diagnostics.length === 0 && before.size === 0 && !isOpen) return;
    for (const uri of uris) this.#send({ uri, diagnostics, ...(version !== undefined && { version }) });
    if (diagnostics.length > 0) this.#sent.set(path, uris);
    else this.#sent.delete(path);
  }
}

function shownByFile({ checked, root: { folder } }: EditorManifest): ReadonlyMap<string, readonly Shown[]> {
  const byFile = new Map<string, Shown[]>();
  for (const diagnostic of checked?.result.diagnostics ?? []) {
    if (diagnostic.suppressed) continue;
    const path = resolve(folder, diagnostic.location.file);
    const shown = byFile.get(path) ?? [];
    byFile.set(path, shown);
    shown.push(diagnosticOf(diagnostic, folder));
  }
  return byFile;
}
