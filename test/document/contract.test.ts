import { parse as parseJsonc } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { Path } from '../../src/data/path.ts';
import { partOf } from '../../src/data/path.ts';
import type { Patch } from '../../src/document/document.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { harborDesk, spellings } from './spellings.ts';
import { edited, positionsIn, remove, rename, set, textAt } from './texts.ts';

function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

const changed = (change: (copy: typeof harborDesk & Record<string, unknown>) => void): unknown => {
  const copy = structuredClone(harborDesk);
  change(copy);
  return copy;
};

const changes: readonly [what: string, patches: readonly Patch[], expected: unknown][] = [
  [
    'sets a string',
    [set(['title'], 'Harbor Desk: tickets')],
    changed((d) => Object.assign(d, { title: 'Harbor Desk: tickets' })),
  ],
  [
    'sets a value of another type',
    [set(['maxExecutionTime'], null)],
    changed((d) => Object.assign(d, { maxExecutionTime: null })),
  ],
  [
    'sets an object',
    [set(['description'], { en: ['a', 1] })],
    changed((d) => Object.assign(d, { description: { en: ['a', 1] } })),
  ],
  ['fills what was null', [set(['icon'], 'desk.svg')], changed((d) => Object.assign(d, { icon: 'desk.svg' }))],
  ['fills an empty object', [set(['tags', 'ticket'], {})], changed((d) => Object.assign(d.tags, { ticket: {} }))],
  ['fills an empty array', [set(['layers', 0], 'base')], changed((d) => Object.assign(d, { layers: ['base'] }))],
  ['adds a property', [set(['visibility'], 'public')], changed((d) => Object.assign(d, { visibility: 'public' }))],
  [
    'adds deep inside',
    [set(['user', 'tags', 'id'], {})],
    changed((d) => Object.assign(d, { user: { tags: { id: {} } } })),
  ],
  ['removes a property', [remove('public')], changed((d) => Reflect.deleteProperty(d, 'public'))],
  ['removes the last property', [remove('layers')], changed((d) => Reflect.deleteProperty(d, 'layers'))],
  [
    'replaces one property by another',
    [remove('public'), set(['visibility'], 'public')],
    changed((d) => Reflect.deleteProperty(d, 'public') && Object.assign(d, { visibility: 'public' })),
  ],
  [
    'empties an array',
    [
      remove('actions', 'openTicket', 'input', 'schema', 'required', 0),
      remove('actions', 'openTicket', 'input', 'schema', 'required', 1),
    ],
    changed((d) => Object.assign(d.actions.openTicket.input.schema, { required: [] })),
  ],
  [
    'renames, and sets inside what is renamed',
    [rename(['actions', 'openTicket'], 'createTicket'), set(['actions', 'openTicket', 'title'], 'Create a ticket')],
    changed((d) => {
      const { openTicket } = d.actions;
      Reflect.deleteProperty(d.actions, 'openTicket');
      Object.assign(d.actions, { createTicket: { ...openTicket, title: 'Create a ticket' } });
    }),
  ],
];

describe.each(spellings)('$what', ({ file, text, wrapped }) => {
  it('yields the data', async () => {
    const document = await openDocument(file, text);
    expect(document.faults).toEqual([]);
    expect(document.unknowns).toEqual([]);
    expect(document.data).toEqual(harborDesk);
    expect(Object.keys((document.data as typeof harborDesk).actions)).toEqual(['openTicket', '__proto__']);
    expect(document.wrapped).toBe(wrapped ?? false);
    expect((await document.positions()).sources).toEqual(new Map([[file, text]]));
  });

  it('locates every name and every value exactly', async () => {
    const parse = file.endsWith('.jsonc') ? parseJsonc : parseYaml;
    const positions = await positionsIn(file, text);
    for (const path of pathsOf(harborDesk)) {
      const value = positions.locate({ path, on: 'value' });
      expect(value).toMatchObject({ file, approximate: false });
      const margin = ' '.repeat(value.start.column - 1);
      const expected = partOf(harborDesk, path);
      // That parser takes `__proto__` for a prototype.
      if (parse === parseYaml || typeof expected !== 'object') {
        expect(parse(margin + textAt(text, value))).toEqual(expected);
      }
      const key = positions.locate({ path, on: 'key' });
      const name = path.at(-1);
      if (typeof name === 'number') expect(key).toEqual(value);
      else expect(textAt(text, key)).toMatch(new RegExp(`^(["']?)${name}\\1$`));
    }
  });

  it('locates a part of a string', async () => {
    const positions = await positionsIn(file, text);
    const part = (name: 'title' | 'description', words: string) => {
      const start = harborDesk[name].indexOf(words);
      const target = positions.locate({ path: [name], on: 'value', span: [start, start + words.length] });
      expect(target.approximate).toBe(false);
      return textAt(text, target);
    };
    expect(part('title', 'Desk')).toBe('Desk');
    expect(['💬', '\\ud83d\\udcac', '\\U0001F4AC']).toContain(part('title', '💬'));
    expect(part('description', 'closes')).toBe('closes');
    expect(['"c', '\\"c']).toContain(part('description', '"c'));
    expect(part('description', 'them.')).toBe('them.');
  });

  it('locates what is absent at the nearest key', async () => {
    const positions = await positionsIn(file, text);
    const nearest = positions.locate({ path: ['actions', 'openTicket', 'output', 'schema'], on: 'value' });
    expect(nearest).toEqual({ ...positions.locate({ path: ['actions', 'openTicket'], on: 'key' }), approximate: true });
    const item = positions.locate({ path: ['layers', 3, 'x'], on: 'value' });
    expect(item).toEqual({ ...positions.locate({ path: ['layers'], on: 'key' }), approximate: true });
    expect(positions.locate({ path: ['homepage'], on: 'value' }).approximate).toBe(true);
  });

  it.each(changes)('%s', async (_, patches, expected) => {
    const result = await edited(file, text, patches);
    const document = await openDocument(file, result ?? '');
    expect(document.faults).toEqual([]);
    expect(document.data).toEqual(expected);
    const before = (await positionsIn(file, text)).comments.map((comment) => comment.text);
    expect((await document.positions()).comments.map((comment) => comment.text)).toEqual(before);
  });
});
