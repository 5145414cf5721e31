import { expect, test } from 'vitest';
import { hunksIn, isAnyIn, lineBefore } from '../../src/host/git/hunks.ts';

const linesOf = (diff: string, file: string, lines: readonly number[]) =>
  lines.filter((line) => isAnyIn(hunksIn(diff).get(file) ?? [], line, line));

test('the lines that a diff adds, and those next to what it removes, per file', () => {
  const diff = [
    'diff --git a/harbor/integration.yaml b/harbor/integration.yaml',
    '--- a/harbor/integration.yaml',
    '+++ b/harbor/integration.yaml',
    '@@ -2 +2,2 @@ name: harbor',
    '-version: 1.0.0',
    '+version: 1.1.0',
    '+title: Harbor',
    '@@ -7,2 +8,0 @@',
    '-a: 1',
    '-b: 2',
    '@@ -12,0 +12 @@',
    '+tags: {}',
    '\\ No newline at end of file',
    '--- a/old.yaml',
    '+++ /dev/null',
    '@@ -1 +0,0 @@',
    '-name: old',
    '--- a/quay/integration.yaml',
    '+++ b/quay/integration.yaml',
    '@@ -4,0 +5 @@',
    '+title: Quay',
    '',
  ].join('\n');
  expect(linesOf(diff, 'harbor/integration.yaml', [1, 2, 3, 4, 7, 8, 9, 11, 12, 13])).toEqual([2, 3, 8, 9, 12]);
  expect(linesOf(diff, 'quay/integration.yaml', [1, 2, 4, 5, 6, 12])).toEqual([5]);
});

test.each([
  ['+++ b/my harbor/integration.yaml\t', 'my harbor/integration.yaml'],
  ['+++ "b/a\\"b\\\\c\\td\\033.yaml"', 'a"b\\c\td\u001b.yaml'],
  ['+++ "b/pier\\a\\b\\f\\n\\r\\v.yaml"', 'pier\u0007\b\f\n\r\v.yaml'],
  ['+++ b/größe.yaml', 'größe.yaml'],
])('a file name in git’s quoting: %j', (head, name) => {
  expect(linesOf(`${head}\n@@ -0,0 +1 @@\n+name: harbor\n`, name, [1, 2])).toEqual([1]);
});

test('in a binary file, any line may have changed', () => {
  const diff = [
    'diff --git a/harbor/integration.json b/harbor/integration.json',
    'Binary files a/harbor/integration.json and b/harbor/integration.json differ',
    'Binary files /dev/null and "b/sand and \\"gravel\\"/integration.json" differ',
    'Binary files a/old.json and /dev/null differ',
    '--- a/quay.yaml',
    '+++ b/quay.yaml',
    '@@ -1 +1 @@',
    '-Binary files a/a.json and b/a.json differ',
    '+Binary files a/b.json and b/b.json differ',
    '',
  ].join('\n');
  const names = ['harbor/integration.json', 'sand and "gravel"/integration.json', 'quay.yaml'];
  expect([...hunksIn(diff).keys()]).toEqual(names);
  expect(names.map((name) => linesOf(diff, name, [1, 400]))).toEqual([[1, 400], [1, 400], [1]]);
});

test('file contents that look like names or hunks are ignored', () => {
  const diff = '+++ b/a.yaml\n@@ -1,1 +1,2 @@\n--- a/c.yaml\n+++ b/b.yaml\n+@@ -1 +5 @@\n@@ -9 +10 @@\n-x\n+y\n';
  expect([...hunksIn(diff).keys()]).toEqual(['a.yaml']);
  expect(linesOf(diff, 'a.yaml', [1, 2, 3, 5, 10])).toEqual([1, 2, 10]);
  const unended = '+++ b/a.yaml\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+++ b/b.yaml\n';
  expect([...hunksIn(unended).keys()]).toEqual(['a.yaml']);
});

test('a range of lines changed if any of them did', () => {
  const hunks = hunksIn('+++ b/a.yaml\n@@ -1,3 +0,0 @@\n-a\n-b\n-c\n@@ -8 +5 @@\n-x\n+y\n').get('a.yaml') ?? [];
  const isChanged = (first: number, last: number) => isAnyIn(hunks, first, last);
  expect([isChanged(2, 4), isChanged(3, 5), isChanged(5, 9), isChanged(6, 9)]).toEqual([false, true, true, false]);
});

test('unchanged lines have their previous numbers; added ones have none', () => {
  const hunks = ['@@ -0,0 +1,2 @@\n+a\n+b\n', '@@ -3 +5,2 @@\n-c\n+d\n+e\n', '@@ -6,2 +8,0 @@\n-f\n-g\n'];
  const read = hunksIn(`+++ b/harbor.yaml\n${hunks.join('')}`).get('harbor.yaml') ?? [];
  const before = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => lineBefore(read, line));
  expect(before).toEqual([undefined, undefined, 1, 2, undefined, undefined, 4, 5, 8, 9]);
});

test('200,000 hunks are read, and queried for as many lines', () => {
  const hunks = Array.from({ length: 200_000 }, (_, index) => `@@ -${2 * index + 1} +${2 * index + 1} @@\n-a\n+b\n`);
  const read = hunksIn(`+++ b/harbor.yaml\n${hunks.join('')}`).get('harbor.yaml') ?? [];
  const added = Array.from({ length: 400_000 }, (_, index) => index + 1).filter((line) => isAnyIn(read, line, line));
  expect(added).toHaveLength(200_000);
});
