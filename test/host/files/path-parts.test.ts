import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf, nameOf } from '../../../src/host/files/path-parts.ts';

describe('a resolved path', () => {
  it('is split like in Node, even directly in a root', () => {
    const paths = ['/', '/ferry.ts', '/ports/index.ts', '/ports/.hidden', 'ports/north pier/ferry.d.ts'].map((path) =>
      resolve(path),
    );
    expect(paths.map(folderOf)).toEqual(paths.map((path) => dirname(path)));
    expect(paths.map(nameOf)).toEqual(paths.map((path) => basename(path)));
  });
});
