import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document } from '../../src/document/document.ts';
import { openModule } from '../../src/document/module/open-module.ts';
import { openDocument } from '../../src/document/open-text.ts';

/** The manifest of an example, completed to an integration. */
export interface ExampleSource {
  readonly syntax: 'ts' | 'json';
  readonly manifest: string;
  /** Files that it refers to, by name; they replace the common files of all examples. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The common files of all examples: an icon, a readme, scripts and an interface. */
export const filesFolder = fileURLToPath(new URL('files/', import.meta.url));

/** The interface that an example may implement, as the platform's CLI generates it beside a definition. */
const generatedFiles = {
  'bp_modules/listable/index.ts': `export default {
    type: 'interface',
    name: 'listable',
    version: '0.0.1',
    definition: { name: 'listable', version: '0.0.1', entities: { item: {} }, actions: {}, events: {}, channels: {} },
  };`,
};

const entry = 'integration.definition.ts';

/** Reads an example; a module is not executed. */
export function openExample({ syntax, manifest, files = {} }: ExampleSource): Promise<Document> {
  if (syntax === 'json') return openDocument('example.json', manifest);
  const ownFiles: Readonly<Record<string, string>> = { ...generatedFiles, ...files, [entry]: manifest };
  const bytesOf = (path: string): Buffer | undefined => {
    if (ownFiles[path] !== undefined) return Buffer.from(ownFiles[path]);
    return existsSync(`${filesFolder}${path}`) ? readFileSync(`${filesFolder}${path}`) : undefined;
  };
  return openModule(entry, {
    read: (path) => bytesOf(path)?.toString('utf8'),
    readBase64: (path) => bytesOf(path)?.toString('base64'),
  });
}
