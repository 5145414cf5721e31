import { expect, it } from 'vitest';
import { withUnknowns } from '../../../../src/cli/commands/print/unknowns.ts';

const manifest = { name: 'ferry-desk', actions: { book: { title: 'Book' } }, layers: ['base', undefined] };

it('leaves what is known as it is', () => {
  expect(withUnknowns(manifest, [])).toBe(manifest);
});

it('marks unknown values, and parts that may contain more', () => {
  const marked = withUnknowns(manifest, [
    { path: ['version'], extent: 'value', why: 'read from `process.env`' },
    { path: ['actions', 'book', 'description'], extent: 'value', why: 'made by a call' },
    { path: ['actions'], extent: 'rest', why: 'spread of an import' },
    { path: ['layers', 1], extent: 'value', why: 'made by a call' },
    { path: ['layers'], extent: 'rest', why: 'made by `concat`' },
  ]);
  expect(marked).toEqual({
    name: 'ferry-desk',
    actions: {
      book: { title: 'Book', description: { $opaque: 'made by a call' } },
      $opaque: 'spread of an import',
    },
    layers: ['base', { $opaque: 'made by a call' }, { $opaque: 'made by `concat`' }],
    version: { $opaque: 'read from `process.env`' },
  });
  expect(manifest).toEqual({
    name: 'ferry-desk',
    actions: { book: { title: 'Book' } },
    layers: ['base', undefined],
  });
});

it('takes `__proto__` for a name like any other', () => {
  const data = JSON.parse('{ "actions": { "__proto__": { "title": "Odd" } } }');
  const marked = withUnknowns(data, [{ path: ['actions', '__proto__', 'input'], extent: 'value', why: 'unread' }]);
  expect(JSON.stringify(marked)).toBe('{"actions":{"__proto__":{"title":"Odd","input":{"$opaque":"unread"}}}}');
});

it('replaces a manifest that is completely unknown', () => {
  expect(withUnknowns({}, [{ path: [], extent: 'value', why: 'no default export' }])).toEqual({
    $opaque: 'no default export',
  });
});
