import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContainer, isObject, ownOf, propertyOf, put } from '../../src/data/objects.ts';
import { partOf } from '../../src/data/path.ts';
import { pathOf, pointerOf } from '../../src/data/pointer.ts';

const manifest = {
  actions: { 'find/berth': { attributes: ['~tidal'] } },
  channels: JSON.parse('{ "__proto__": { "title": "Radio" } }'),
};

describe('pointers', () => {
  it.each([
    [[], ''],
    [['actions', 'find/berth', 'attributes', 0], '/actions/find~1berth/attributes/0'],
    [['actions', '~1'], '/actions/~01'],
    [['states', ''], '/states/'],
  ])('%j is %s', (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer);
    expect(pathOf(pointer)).toEqual(path.map(String));
  });

  it('lead back to their paths', () => {
    const property = fc.property(fc.array(fc.string()), (path) => {
      expect(pathOf(pointerOf(path))).toEqual(path);
    });
    fc.assert(property);
  });

  it('begin with a slash', () => expect(pathOf('actions/book')).toBeUndefined());
});

describe('values at a path', () => {
  it.each([
    [[], manifest],
    [['actions', 'find/berth', 'attributes', 0], '~tidal'],
    [['channels', '__proto__', 'title'], 'Radio'],
    [['actions', 'toString'], undefined],
    [['actions', 'find/berth', 'attributes', 1, 'title'], undefined],
    [['actions', '__proto__'], undefined],
  ])('%j', (path, value) => expect(partOf(manifest, path)).toEqual(value));
});

describe('objects', () => {
  it('are distinguished from arrays and null', () => {
    expect([{}, [], null, 'berth', undefined].map(isObject)).toEqual([true, false, false, false, false]);
    expect([{}, [], null, 'berth', undefined].map(isContainer)).toEqual([true, true, false, false, false]);
  });

  it('inherit no properties', () => {
    expect(propertyOf({ title: 'Pier' }, 'title')).toBe('Pier');
    expect(propertyOf({}, 'constructor')).toBeUndefined();
    expect(propertyOf('pier', 'length')).toBeUndefined();
    expect(ownOf<unknown>({ title: 'Pier' }, 'valueOf')).toBeUndefined();
    expect(ownOf(undefined, 'title')).toBeUndefined();
  });

  it('can be extended even if the shared prototypes are frozen', () => {
    const data = Object.create(Object.freeze({ toString: () => 'Pier' }));
    put(data, 'toString', 'Berth');
    put(data, 'toString', 'Quay');
    expect(Object.entries(data)).toEqual([['toString', 'Quay']]);
  });

  it('have `__proto__` as a name like any other', () => {
    const data = {};
    put(data, '__proto__', 'Pier');
    put(data, 'title', 'Berth');
    expect(JSON.stringify(data)).toBe('{"__proto__":"Pier","title":"Berth"}');
  });
});
