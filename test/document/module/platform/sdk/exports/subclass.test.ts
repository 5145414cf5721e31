import { describe, expect, it } from 'vitest';
import { open, pointedAt } from '../../../memory.ts';

const written = (ferry: string, made: string) =>
  open(`import * as sdk from '@botpress/sdk'\n${ferry}\nexport default ${made}`);

const props = "{ name: 'ferry-desk', version: '1.0.0', title: 'Ferry desk' }";

describe('a subclass of the definition class is read if it passes its arguments on', () => {
  it.each([
    ['no members of its own', 'class Ferry extends sdk.IntegrationDefinition {}', `new Ferry(${props})`],
    ['a class expression', 'const Ferry = class extends sdk.IntegrationDefinition {}', `new Ferry(${props})`],
    [
      'a constructor for the argument',
      'class Ferry extends sdk.IntegrationDefinition {\n  constructor(props: any) {\n    super(props)\n  }\n}',
      `new Ferry(${props})`,
    ],
    [
      'a constructor for all arguments',
      'class Ferry extends sdk.IntegrationDefinition { constructor(...all: any[]) { super(...all) } }',
      `new Ferry(${props})`,
    ],
    [
      'a constructor with the definition',
      `class Ferry extends sdk.IntegrationDefinition { constructor() { super(${props}) } }`,
      'new Ferry()',
    ],
    [
      'a constructor that fills in',
      "class Ferry extends sdk.IntegrationDefinition { constructor({ name, version = '1.0.0' }: any) { super({ name, version, title: 'Ferry desk' }) } }",
      "new Ferry({ name: 'ferry-desk' })",
    ],
    [
      'one that extends another, with types and statics',
      "class Desk extends sdk.IntegrationDefinition { declare readonly icon: string; static kind = 'desk' }\nclass Ferry extends Desk { constructor(props: any); constructor(props: any) { super(props) } }",
      `new Ferry(${props})`,
    ],
  ])('%s', async (_, ferry, made) => {
    const document = await written(ferry, made);
    expect(document.faults).toEqual([]);
    expect(document.unknowns).toEqual([]);
    expect(document.data).toMatchObject({ name: 'ferry-desk', version: '1.0.0', title: 'Ferry desk' });
    expect(await pointedAt(document, { path: ['version'], on: 'value' })).toMatch(/'1\.0\.0'$/);
  });
});

describe('is unknown if it adds to them', () => {
  it.each([
    ['a property of its own', "{ readonly title = 'Ferries' }"],
    ['a parameter that is a property', '{ constructor(readonly title: any) { super(title) } }'],
    ['a method of its own', "{ rename() { this.name = 'ferries' } }"],
    ['a statement', "{ constructor(props: any) { super(props); this.title = 'Ferries' } }"],
    ['a change of the argument', "{ constructor(props: any) { super(Object.assign(props, { title: 'Ferries' })) } }"],
    ['a private property', "{ #kind = 'desk' }"],
  ])('%s', async (_, body) => {
    const document = await written(`class Ferry extends sdk.IntegrationDefinition ${body}`, `new Ferry(${props})`);
    expect(document.faults).toEqual([]);
    expect(document.data).not.toHaveProperty('title');
    expect(document.unknowns[0]).toMatchObject({
      path: [],
      why: 'its class extends another one and adds to it',
    });
  });
});

describe('is no definition', () => {
  it.each([
    [
      'of another class of the SDK',
      'class Ferry extends sdk.BotDefinition {}',
      'The default export of the module is `BotDefinition`; expected a `new IntegrationDefinition({ … })`.',
    ],
    [
      'of a class that is not known',
      'class Ferry extends Map {}',
      'The definition cannot be read without running it: `Map` is not known.',
    ],
    [
      'of a class that makes itself',
      'class Ferry extends sdk.IntegrationDefinition { constructor(props: any) { super(new Ferry(props).props) } }',
      'Values are nested more than 200 levels deep.',
    ],
  ])('%s', async (_, ferry, message) => {
    expect((await written(ferry, `new Ferry(${props})`)).faults.map((fault) => fault.message)).toEqual([message]);
  });
});
