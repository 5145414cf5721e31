import { messageOf } from '../message-of.ts';

/** The meaning of common system errors, as the rest of a sentence that starts with "it". */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'needs a permission that this user does not have',
  EPERM: 'needs a permission that this user does not have',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'would need more space than the disk has left',
  EDQUOT: 'would need more space than this user may take',
  EFBIG: 'would be larger than a file may be here',
  ENOTDIR: 'is inside something that is not a folder',
  EEXIST: 'already exists as something else',
  EMFILE: 'exceeds the number of files that may be open',
  ENAMETOOLONG: 'has a name that is too long for the system',
};

/** Returns why the system refused access, as the rest of a sentence that starts with "it", without the path that was tried. */
export function meaningOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return meanings[code] ?? `failed: ${messageOf(error).replace(/\.$/, '')}`;
}
