import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importOneCopy, oneCopy } from '../../../scripts/build/one-copy.ts';
import { folderWith } from '../../host/folder.ts';

describe('packages with two forms', () => {
  it('are imported as the file that other packages require, with a relative path', () => {
    const others = "import { closest } from './closest.js';\nimport { x } from 'semver';\n";
    const folder = folderWith({
      'engine/expressions.js': `import { RegExpParser } from '@eslint-community/regexpp';\n${others}`,
      'engine/note.txt': " from '@eslint-community/regexpp';\n",
    });
    importOneCopy(folder);
    const [first = '', ...rest] = readFileSync(join(folder, 'engine/expressions.js'), 'utf8').split('\n');
    const path = /^import \{ RegExpParser \} from "(\.\.\/[^"\\]*)";$/.exec(first)?.[1] ?? '';
    expect(resolve(folder, 'engine', path)).toBe(oneCopy['@eslint-community/regexpp']);
    expect(rest.join('\n')).toBe(others);
    expect(readFileSync(join(folder, 'engine/note.txt'), 'utf8')).toBe(" from '@eslint-community/regexpp';\n");
  });

  it('are reported if nothing imports them any more', () => {
    expect(() => importOneCopy(folderWith({ 'index.js': "import { x } from 'semver';\n" }))).toThrow(
      'No module imports @eslint-community/regexpp: see scripts/build/one-copy.ts.',
    );
  });
});
