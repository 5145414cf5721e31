import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith } from '../host/folder.ts';
import { committed, type Seen, seen } from '../host/git/tree/seen.ts';
import { checkout, describeDefinitions } from './typescript/platform.ts';

/** Whether a folder of a checkout contains source files, including the modules that definitions import. */
const isWritten = (path: string): boolean => !/[\\/](?:node_modules|\.git|dist)$/.test(path);

describeDefinitions('the real definitions of a git revision', () => {
  test('are read as those on disk are, to the last location, with the same findings', {
    timeout: 600_000,
  }, async () => {
    const root = folderWith({});
    cpSync(checkout, root, { recursive: true, filter: isWritten });
    committed(root);
    const onDisk = await seen(root, ['integrations']);
    const inRevision = await seen(root, ['git:HEAD:integrations'], 'HEAD');
    const names = ({ documents }: Seen) => documents.map(({ file }) => file);
    expect(names(inRevision)).toEqual(names(onDisk));
    expect(names(onDisk).length).toBeGreaterThan(50);
    for (const [at, document] of inRevision.documents.entries())
      expect(document, document.file).toEqual(onDisk.documents[at]);
    expect(inRevision.findings).toEqual(onDisk.findings);
  });
});
