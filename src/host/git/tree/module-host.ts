import { posix } from 'node:path';
import type { ModuleHost } from '../../../document/module/host.ts';
import { isIgnored, Patterns } from '../../files/find/ignored.ts';
import { decodedIn, textIn, whyUnreadWithin } from '../../files/read.ts';
import type { Snapshot } from './snapshot.ts';
import type { View } from './view.ts';

/** Creates the file access for evaluating one definition: it sees the files of the revision and none on disk. */
export function treeHost(snapshot: Snapshot, view: View): ModuleHost {
  return {
    root: '.',
    read: (path, within) => textIn(view.read(path, within)),
    decoded: (path, within) => decodedIn(view.read(path, within)),
    readBase64(path, within) {
      const read = view.read(path, within);
      return 'bytes' in read ? read.bytes.toString('base64') : undefined;
    },
    unread(path, within) {
      const read = view.read(path, within);
      return 'refusal' in read ? whyUnreadWithin(read) : undefined;
    },
    look(path) {
      const found = view.find(path);
      return found?.is === 'outside' ? 'hidden' : found?.is;
    },
    entries(path) {
      const found = view.find(path);
      return found?.is === 'folder' ? [...found.folder.entries.keys()].sort() : [];
    },
    isIgnored: (path) => isIgnoredIn(view, path),
    workspacePackage(name, root) {
      const folder = snapshot.workspace(view, root).folderOf(name);
      return folder === undefined ? undefined : posix.join(root, folder);
    },
    workspaceNames: (root) => [...snapshot.workspace(view, root).packages().keys()],
  };
}

/** Applies the `.gitignore` files of the revision from its root down, each to its own folder and everything below. */
async function isIgnoredIn(view: View, path: string): Promise<boolean> {
  const normalized = posix.normalize(path);
  if (/^\.\.(?:\/|$)/.test(normalized)) return false;
  const steps = normalized.split('/').slice(0, -1);
  const folders = ['.', ...steps.map((_, at) => steps.slice(0, at + 1).join('/'))];
  const lists = folders.flatMap((folder) => {
    const text = textIn(view.read(posix.join(folder, '.gitignore'), folder));
    return text === undefined ? [] : [new Patterns(folder, text.split(/\r?\n/))];
  });
  return lists.length > 0 && (await isIgnored(normalized, lists));
}
