import { join } from 'node:path';
import type { Document } from '../../../src/document/document.ts';
import type { Loader } from '../../../src/host/load/loader.ts';
import { openLoaded } from '../../../src/host/load/open-loaded.ts';
import { folderWith } from '../folder.ts';
import { sdk } from './sdk.ts';

export const name = 'integration.definition.ts';

/** Creates a project with the SDK installed. Returns its folder. */
export const projectWith = (files: Readonly<Record<string, string>>): string => folderWith({ ...sdk, ...files });

export const openIn = (cwd: string, loader: Loader, file = name): Promise<Document> =>
  openLoaded({ file, path: join(cwd, file), cwd }, loader);

/** Returns the faults of a document, each as `file:line:column-column id message`. */
export const faultsOf = ({ faults }: Document): readonly string[] =>
  faults.map(({ id, message, location: { file, start, end } }) => {
    const to = start.line === end.line ? `${end.column}` : `${end.line}:${end.column}`;
    return `${file}:${start.line}:${start.column}-${to} ${id} ${message}`;
  });
