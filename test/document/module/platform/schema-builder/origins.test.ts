import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

type Place = readonly [path: string, value: string, key?: string];

const ticket =
  "z.object({ 'id': z.string().min(3).title('Ticket id').describe('As the desk knows it.'), state: State })";
const state = "const State = z.enum(['open', 'closed']).title('State')";

describe('the parts of a schema are located where the author wrote them', () => {
  const tables: readonly (readonly [expression: string, before: string, places: readonly Place[]])[] = [
    [
      ticket,
      state,
      [
        ['', ticket],
        ['type', ticket],
        ['properties/id', "z.string().min(3).title('Ticket id').describe('As the desk knows it.')", "'id'"],
        ['properties/id/type', 'z.string()', 'z.string()'],
        ['properties/id/minLength', '3', 'min'],
        ['properties/id/description', "'As the desk knows it.'", 'describe'],
        ['properties/id/x-zui/title', "'Ticket id'", 'title'],
        ['properties/state', "z.enum(['open', 'closed']).title('State')", 'state'],
        ['properties/state/enum/1', "'closed'"],
        ['properties/state/x-zui/title', "'State'", 'title'],
        ['required/0', "'id'"],
        ['required/1', 'state'],
      ],
    ],
    [
      "z.object({ tags: z.array(z.string().title('Tag')).max(5).optional(), kind: z.literal('desk').nullable() })",
      '',
      [
        ['properties/tags', "z.array(z.string().title('Tag')).max(5).optional()", 'tags'],
        ['properties/tags/type', "z.array(z.string().title('Tag'))"],
        ['properties/tags/maxItems', '5', 'max'],
        ['properties/tags/items', "z.string().title('Tag')"],
        ['properties/tags/items/x-zui/title', "'Tag'", 'title'],
        ['properties/kind/anyOf/0/const', "'desk'"],
        ['properties/kind/anyOf/1', "z.literal('desk').nullable()"],
        ['required/0', 'kind'],
      ],
    ],
    [
      "Base.extend({ name: z.string().placeholder('Broken door') }).omit({ note: true }).title('Ticket')",
      'const Base = z.object({ id: z.number().positive().default(1), note: z.string() })',
      [
        ['properties/id', 'z.number().positive().default(1)', 'id'],
        ['properties/id/exclusiveMinimum', 'z.number().positive()', 'positive'],
        ['properties/id/default', '1'],
        ['properties/name', "z.string().placeholder('Broken door')", 'name'],
        ['properties/name/x-zui/placeholder', "'Broken door'", 'placeholder'],
        ['x-zui/title', "'Ticket'", 'title'],
        ['required/0', 'name'],
      ],
    ],
    [
      "z.string().email().regex(/@desk/).secret().displayAs({ id: 'mail', params: { wide: true } }).metadata({ group: 'who' })",
      '',
      [
        ['format', 'z.string().email()', 'email'],
        ['pattern', '/@desk/', 'regex'],
        ['x-zui/secret', 'z.string().email().regex(/@desk/).secret()', 'secret'],
        ['x-zui/displayAs/0', "'mail'"],
        ['x-zui/displayAs/1/wide', 'true', 'wide'],
        ['x-zui/group', "'who'", 'group'],
      ],
    ],
    [
      "z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), B])",
      "const B = z.object({ kind: z.literal('b') })",
      [
        ['oneOf/0/properties/kind/const', "'a'"],
        ['oneOf/1', "z.object({ kind: z.literal('b') })"],
        ['discriminator/propertyName', "'kind'"],
      ],
    ],
  ];

  test.each(tables)('%s', (expression, before, places) => {
    const { text } = convert(expression, { before });
    const found = places.map(([path, , key]): Place => {
      const value = text(path);
      return key === undefined ? [path, value] : [path, value, text(path, 'key')];
    });
    expect(found).toEqual(places);
  });
});

test('a schema that the older converter refers to is located where it first appears', () => {
  const { text } = convert('z.object({ from: Person, to: Person.optional() })', {
    before: "const Person = z.object({ name: z.string().title('Name') })",
    legacy: true,
  });
  expect(text('properties/to', 'key')).toBe('to');
  expect(text('properties/to/properties/name', 'key')).toBe('name');
  expect(text('properties/to/properties/name/x-zui/title')).toBe("'Name'");
});

test('what comes from an interface is located in the interface', () => {
  const { text } = convert("z.object({ id: z.string().min(2).title('Id').describe('Of it.').optional() })", {
    repackaged: 'legacy',
  });
  expect(text('properties/id', 'key')).toBe('id');
  expect(text('properties/id/minLength')).toBe('2');
  expect(text('properties/id/description')).toBe("'Of it.'");
  expect(text('properties/id/x-zui/title')).toBe("'Id'");
});
