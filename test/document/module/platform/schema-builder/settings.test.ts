import { describe, expect, test } from 'vitest';
import { convert } from './schemas.ts';

const text = { type: 'string' };

describe('`toJSONSchemaOptions`', () => {
  const union = 'z.union([z.string(), z.number()])';
  const choice = "z.discriminatedUnion('type', [z.object({ type: z.literal('a') })])";
  const option = {
    type: 'object',
    properties: { type: { type: 'string', const: 'a' } },
    required: ['type'],
    additionalProperties: false,
  };
  const said = { 'x-zui': { def: { typeName: 'ZodDiscriminatedUnion', discriminator: 'type' } } };

  test.each([
    [union, '{}', { anyOf: [text, { type: 'number' }] }],
    [union, "{ unionStrategy: 'oneOf' }", { oneOf: [text, { type: 'number' }] }],
    [choice, '{}', { oneOf: [option], discriminator: { propertyName: 'type' }, ...said }],
    [choice, '{ discriminator: false }', { oneOf: [option], ...said }],
    [choice, "{ discriminatedUnionStrategy: 'anyOf' }", { anyOf: [option], ...said }],
  ])('%s with %s', (expression, options, schema) => {
    expect(convert(expression, { options }).data).toEqual(schema);
  });

  test('reach the older converter too', () => {
    const { data } = convert(choice, { options: '{ discriminator: true }', legacy: true });
    expect(data).toMatchObject({ anyOf: [{ type: 'object' }], discriminator: { propertyName: 'type' } });
  });
});

describe('`ui`, next to a schema', () => {
  const expression = 'z.object({ id: z.string(), note: z.string() })';

  test('becomes titles and examples of the properties', () => {
    const { data, text: at } = convert(expression, {
      ui: "{ id: { title: 'Id', examples: ['42'] }, note: { title: '' }, other: { title: 'Nothing' } }",
    });
    expect(data).toMatchObject({
      properties: { id: { ...text, title: 'Id', examples: ['42'] }, note: text },
    });
    expect(data).not.toHaveProperty('properties.note.title');
    expect(at('properties/id/title')).toBe("'Id'");
    expect(at('properties/id/title', 'key')).toBe('title');
  });

  test('is unknown where its values are', () => {
    const { unknowns } = convert(expression, { ui: '{ ...process.env.X, id: { title: process.env.Y } }' });
    expect(Object.keys(unknowns)).toEqual(['properties/id/title value', 'properties/note rest']);
  });

  test('has no effect on what is not an object', () => {
    expect(convert('z.record(z.string())', { ui: "{ id: { title: 'Id' } }" }).data).toEqual({
      type: 'object',
      additionalProperties: text,
    });
  });
});
