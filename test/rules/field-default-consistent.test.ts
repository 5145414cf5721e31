import rule from '../../rules/field-default-consistent.ts';
import { testRule } from '../../src/testing/index.ts';

const field = (schema: string, of = 'configuration') =>
  `${of}: { schema: { type: object, properties: { carrier: ${schema} } } }`;

testRule(rule, {
  valid: [
    ...[
      '{ type: integer, default: 20, description: "Parcels on a page (default: 20, max: 100)" }',
      '{ type: integer, default: 1000, description: "Defaults to 1,000." }',
      '{ type: integer, default: 300, description: "Defaults to 5 minutes." }',
      '{ type: string, default: "20", description: "Default is 20." }',
      '{ type: string, default: Post, description: "Defaults to \'post\'" }',
      '{ type: boolean, default: true, description: "The default value is True." }',
      '{ type: string, default: Europe/Zurich, description: "Defaults to \'Swiss time\'" }',
      '{ type: string, enum: [a, b], default: a, description: "Defaults to \'first\'" }',
      '{ type: string, default: post, description: "Defaults to 5" }',
      '{ type: boolean, default: true, description: "Defaults to 1" }',
      '{ type: integer, default: 2, description: "Defaults to \'two\'" }',
      '{ type: string, default: "300", description: "Defaults to \'5\' minutes" }',
      '{ anyOf: [{ type: string }, { type: "null" }], default: null, description: "Defaults to \'post\'" }',
      '{ type: "null", default: null, description: "Defaults to 5" }',
      '{ type: string, description: "Defaults to the owner of the account" }',
      '{ type: string, description: "The default sender" }',
      '{ type: integer, description: "Defaults to 10 or 20" }',
      '{ type: integer, default: 20, description: "Parcels on a page (20 by default)" }',
      '{ type: integer, default: 300, description: "How long to wait (5 minutes by default)" }',
      '{ type: integer, description: "Parcels on a page (as many as fit by default)" }',
      '{ type: integer, description: "Parcels on a page (10 or 20 by default)" }',
      '{ type: integer, description: "Retries the carrier 5 times. 5 by default is too few." }',
      '{ type: integer, description: "Defaults to 10 for parcels" }',
      '{ type: integer, description: "Defaults to 10 if the page is large" }',
      '{ type: string, description: "Defaults to 1024x768" }',
      '{ type: integer, default: 300, description: "How long to wait (default: 5 (minutes))" }',
      '{ type: integer, default: 300, description: "How long to wait, in minutes (default 5, i.e. 300 seconds)" }',
      '{ type: integer, default: 10, description: "Defaults to 20, but 10 for small parcels" }',
      '{ type: boolean, default: false, description: "Defaults to true, or false abroad" }',
      '{ type: integer, default: 10, description: "For large parcels, the default is 20." }',
      '{ type: integer, description: "When `express` is set, defaults to 20" }',
      '{ type: integer, default: 10, description: "Up to 50. The service defaults to 20" }',
      '{ type: integer, default: 10, description: "It no longer defaults to 20" }',
      '{ type: integer, default: 10000, description: "Defaults to 10 000 parcels a day" }',
      '{ type: integer, default: 10000, description: "Standard (default: 10.000)" }',
      '{ type: string, default: en, description: "Language of the label (default: \'English\')" }',
      '{ type: string, description: "Defaults to `locale` of the account" }',
      '{ type: string, description: "The default is \'post\', unless the account says otherwise" }',
      '{ type: string, description: "Defaults to `{{user.name}}`" }',
      '{ type: string, description: "Defaults to `<carrier>-desk`" }',
      '{ type: string, description: "Defaults to `Date.now()`" }',
      '{ type: string, description: "Defaults to `null`" }',
      '{ type: string, description: "Defaults to \'current user\'" }',
      '{ type: string, description: "Log level, default `info`/`debug`" }',
      '{ type: string, description: "Default: `info` (at work), `debug` (at home)" }',
      '{ type: string, default: en-US, description: "Defaults to `en_US`" }',
      '{ type: string, description: "Set it instead of the default: \'post\'" }',
      '{ type: string, description: "Overrides the default: https://post.example" }',
      '{ type: string, description: "The time zone; the account default is `UTC`" }',
      '{ type: integer, default: 250, description: "Parcels on a page. ShipHub defaults to 50." }',
      '{ type: integer, default: 250, description: "Parcels on a page. Post’s default is 50." }',
      '{ type: string, description: "Defaults to `sender`" }, sender: { type: string }',
      '{ type: array, description: "Default: 5" }',
      '{ type: object, description: "What is sent along (default: \'sender\')" }',
      '{ const: 5, type: integer, description: "Default: 5" }',
      '{ anyOf: [{ const: 5, type: integer }, { type: "null" }], description: "Default: 5" }',
      '{ description: "Default: 5" }',
      '{ anyOf: [{ type: integer, default: 5, description: "Default: 5" }, { type: "null" }] }',
      '{ type: string, description: "Size of the label. Defaults to 1024×768." }',
      '{ type: string, description: "Size of the label. Defaults to 10 x 15 cm." }',
      '{ type: string, description: "Time zone of the desk (default: \'auto-detected\')" }',
      '{ type: string, default: application/json, description: "Kind of the label (default: \'JSON\')" }',
      '{ type: string, default: "#fff", description: "Color of the label (default: \'white\')" }',
      '{ type: string, default: GBP, description: "Currency (default: \'£\')" }',
      '{ type: string, description: "Defaults to https://{region}.post.example" }',
      '{ type: string, description: "Defaults to https://api.<region>.post.example/v2." }',
      '{ type: string, default: "https://post.example/v2", description: "Defaults to https://post.example." }',
      '{ type: string, default: "https://post.example", description: "Default: https://post.example/; ask the desk" }',
    ].map((schema) => field(schema)),
    {
      name: 'an output field',
      manifest:
        'actions: { list: { output: { schema: { properties: { size: { type: integer, description: "Default: 5" } } } } } }',
    },
    {
      name: 'a field of an action that an interface generated',
      manifest: `
        actions: { list: { input: { schema: { properties: { size: { type: integer, description: "Default: 5" } } } } } }
        interfaces: { listable: { actions: { list: { name: list } } } }
      `,
    },
  ],
  invalid: [
    {
      name: 'a default in the description and none in the schema',
      manifest: `
        configuration:
          schema:
            properties:
              pageSize: { type: integer, x-zui: { title: Page size }, description: ⟦"Parcels on a page (default 20)"⟧ }
      `,
      problems: [
        {
          message: 'missing',
          text: 'The description of field `pageSize` of the configuration mentions the default `20`, but the field has no default.',
        },
      ],
    },
    {
      name: 'different defaults in the description and the schema',
      manifest: `
        states:
          cart:
            schema:
              properties:
                pageSize: { type: integer, default: 50, description: ⟦"Parcels on a page. Defaults to 20 when omitted."⟧ }
      `,
      problems: [
        {
          message: 'other',
          text: 'The description of field `pageSize` of state `cart` mentions the default `20`, but the default is `50`.',
        },
      ],
    },
    ...[
      ['missing', '{ type: string, description: ⟦"The carrier (Default: https://post.example/v2)"⟧ }'],
      ['missing', '{ type: string, description: ⟦"Defaults to “express”."⟧ }'],
      ['missing', '{ type: boolean, x-zui: { title: ⟦"Express (default: false)"⟧ } }'],
      ['missing', '{ type: string, description: ⟦"The query; defaults to `order by created`"⟧ }'],
      ['missing', '{ type: string, description: ⟦"Default: `info` (without debugging)"⟧ }'],
      ['missing', '{ type: string, description: ⟦"Not the default one. Default: `post`"⟧ }'],
      ['missing', '{ type: integer, description: ⟦"If omitted, defaults to 20"⟧ }'],
      ['missing', '{ type: integer, description: ⟦"Parcels on a page (20 by default)"⟧ }'],
      ['other', '{ type: string, default: rail, description: ⟦"The carrier (`post` by default)"⟧ }'],
      ['other', '{ type: integer, default: 1, description: ⟦"Where to start. Default = -1"⟧ }'],
      ['missing', '{ type: integer, description: ⟦"For how long to wait, in minutes (default: 20)"⟧ }'],
      ['other', '{ type: integer, default: 10, description: ⟦"Unless given, defaults to 20. At least 10."⟧ }'],
      ['other', '{ type: integer, default: 10, description: ⟦"Defaults to 20 (max. 50)"⟧ }'],
      ['other', '{ type: integer, default: 10, description: ⟦"Defaults to 20, if not given"⟧ }'],
      ['other', '{ type: integer, default: 10, description: ⟦"Defaults to 10 000."⟧ }'],
      ['other', '{ type: integer, default: 10, description: ⟦"The field\'s default is 20."⟧ }'],
      ['other', '{ type: string, default: express, description: ⟦"Defaults to \'Post\'."⟧ }'],
      ['other', '{ type: boolean, default: true, description: ⟦"Defaults to false."⟧ }'],
      ['other', '{ type: string, default: post, description: ⟦"Defaults to \'rail\'."⟧ }'],
      ['other', '{ type: string, default: en, description: ⟦"Defaults to \'de\'."⟧ }'],
      ['other', '{ type: number, default: 15, description: ⟦"The default is 1.5."⟧ }'],
      ['other', '{ type: string, enum: [a b, c], default: c, description: ⟦"Defaults to \'a b\'."⟧ }'],
      [
        'other',
        '{ type: string, default: "https://post.example/v1", description: ⟦"Defaults to https://post.example/v2."⟧ }',
      ],
      ['other', '{ type: string, default: "10", description: ⟦"Defaults to \'20\'."⟧ }'],
    ].map(([message = '', schema = '']) => ({ manifest: field(schema), problems: [message] })),
    {
      name: 'in every schema that people fill in',
      manifest: `
        configurations:
          depot: { schema: { properties: { size: { type: integer, description: ⟦"Default: 5"⟧ } } } }
        actions:
          list: { input: { schema: { properties: { size: { type: integer, description: ⟦"Default: 5"⟧ } } } } }
      `,
      problems: [
        {
          message: 'missing',
          text: 'The description of field `size` of configuration `depot` mentions the default `5`, but the field has no default.',
        },
        {
          message: 'missing',
          text: 'The description of field `size` of action `list` input mentions the default `5`, but the field has no default.',
        },
      ],
    },
  ],
});
