import rule from '../../../rules/compat/schema-changed.ts';
import { testRule } from '../../../src/testing/index.ts';
import { accepts } from './validator.ts';

testRule(rule, {
  valid: [
    {
      name: 'a break, which another rule reports',
      base: 'configuration: { schema: { type: object, properties: { key: { type: string } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { key: { type: number } } } }',
      accepts,
    },
    {
      name: 'an empty schema is removed',
      base: 'configuration: { schema: { type: object, properties: {} } }',
      manifest: 'name: parcel-desk',
      accepts,
    },
    {
      name: 'the order of properties',
      base: 'configuration: { schema: { type: object, properties: { a: { type: string }, b: { type: string } } } }',
      manifest: 'configuration: { schema: { properties: { b: { type: string }, a: { type: string } }, type: object } }',
      accepts,
    },
    {
      name: 'a forbidden property becomes an optional one that accepts nothing',
      base: 'actions: { track: { output: { schema: { type: object, properties: { at: { type: string } }, additionalProperties: false } } } }',
      manifest: `
        actions:
          track:
            output:
              schema:
                type: object
                properties: { at: { anyOf: [{ anyOf: [{ not: {} }, { type: string }] }, { type: 'null' }] } }
                additionalProperties: false
      `,
      accepts,
    },
  ],
  invalid: [
    {
      base: 'configuration: { schema: ⟦{ type: object, properties: { key: { type: string } } }⟧ }',
      manifest: 'configuration: { schema: ⟦{ type: object, properties: { key: { type: string, title: Key } } }⟧ }',
      accepts,
      problems: [
        {
          message: 'described',
          text: 'In the configuration, only annotations or notation changed.',
          bump: 'patch',
        },
      ],
    },
    {
      base: 'configuration: { schema: { type: object, properties: { unit: { enum: [kg] } } } }',
      manifest: 'configuration: { schema: { type: object, properties: { unit: { enum: [kg, ⟦lb⟧] } } } }',
      accepts,
      problems: [
        { message: 'more', text: 'In the configuration, `unit` can now be `lb`; this breaks nobody.', bump: 'minor' },
      ],
    },
    {
      name: 'additional properties are refused in another notation',
      base: 'events: { sent: { schema: ⟦{ type: object, properties: {}, additionalProperties: false }⟧ } }',
      manifest: 'events: { sent: { schema: ⟦{ type: object, properties: {}, additionalProperties: { not: {} } }⟧ } }',
      accepts,
      problems: [
        { message: 'described', text: 'In event `sent`, only annotations or notation changed.', bump: 'patch' },
      ],
    },
    {
      name: 'additional properties are refused where they were not mentioned',
      base: 'actions: { track: { input: { schema: ⟦{ type: object, properties: { a: { type: string } }, required: [a] }⟧ } } }',
      manifest: `
        actions:
          track:
            input:
              schema: { type: object, properties: { a: { type: string } }, required: [a], additionalProperties: ⟦false⟧ }
      `,
      accepts,
      problems: [
        {
          message: 'closed',
          text: 'In action `track` input, other properties are no longer accepted; this breaks nobody who gives only what was declared.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'additional properties are accepted in another notation',
      base: 'events: { sent: { schema: ⟦{ type: object, properties: { to: {} } }⟧ } }',
      manifest: 'events: { sent: { schema: ⟦{ type: object, properties: { to: {} }, additionalProperties: true }⟧ } }',
      accepts,
      problems: ['described'],
    },
    {
      name: 'a pattern of names restricts undeclared properties',
      base: 'actions: { track: { input: { schema: ⟦{ type: object, properties: { number: { type: string } } }⟧ } } }',
      manifest: `
        actions:
          track:
            input:
              schema:
                type: object
                properties: { number: { type: string } }
                patternProperties: { Code$: { type: ⟦string⟧ } }
      `,
      accepts,
      problems: [
        {
          message: 'undeclared',
          text: 'In action `track` input, the rules for other properties changed; this breaks nobody who gives only what both versions declare.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a restriction of undeclared property names is removed',
      base: `
        events:
          sent:
            schema: { type: object, properties: { to: {} }, propertyNames: ⟦{ pattern: '^[a-z]+$' }⟧ }
      `,
      manifest: 'events: { sent: { schema: ⟦{ type: object, properties: { to: {} } }⟧ } }',
      accepts,
      problems: [
        {
          message: 'undeclared',
          text: 'In event `sent`, the rules for other properties changed; this breaks nobody who takes only what both versions declare.',
        },
      ],
    },
    {
      name: 'an undeclared property depends on another',
      base: 'states: { parcel: { type: user, schema: ⟦{ type: object, properties: { to: { type: string } } }⟧ } }',
      manifest: `
        states:
          parcel:
            type: user
            schema: { type: object, properties: { to: { type: string } }, dependencies: { kind: ⟦[note]⟧ } }
      `,
      accepts,
      problems: ['undeclared'],
    },
    {
      name: 'additional properties of additional properties',
      base: 'configuration: { schema: { type: object, additionalProperties: ⟦{ properties: {} }⟧ } }',
      manifest: `
        configuration:
          schema: { type: object, additionalProperties: { properties: {}, additionalProperties: { type: ⟦string⟧ } } }
      `,
      accepts,
      problems: ['undeclared'],
    },
    {
      name: 'undeclared properties get a format that validators may ignore',
      base: 'configuration: { schema: ⟦{ type: object, properties: { key: {} } }⟧ }',
      manifest: `
        configuration:
          schema: { type: object, properties: { key: {} }, patternProperties: { Phone$: { format: ⟦phone⟧ } } }
      `,
      accepts,
      problems: [
        {
          message: 'undeclared',
          text: 'In the configuration, the rules for other properties may have changed; this breaks nobody who gives only what both versions declare.',
        },
      ],
    },
    {
      name: 'a nested object refuses additional properties and something else changed',
      base: 'events: { sent: { schema: { type: object, ⟦properties⟧: { to: ⟦{ type: object, properties: { a: {} } }⟧ } } } }',
      manifest: `
        events:
          sent:
            schema:
              type: object
              properties:
                to: { type: object, properties: { a: {} }, additionalProperties: ⟦{ not: {} }⟧ }
                ⟦by⟧: { type: string }
      `,
      accepts,
      problems: [
        {
          message: 'closed',
          text: 'In event `sent`, there are no longer other properties in `to`; this breaks nobody who takes only what was declared.',
          bump: 'patch',
        },
        { message: 'declared', bump: 'minor' },
      ],
    },
    {
      name: 'several objects refuse additional properties: reported once',
      base: `
        configuration:
          schema:
            anyOf: [⟦{ type: object, properties: { a: {} } }⟧, { type: object, properties: { b: {} } }]
      `,
      manifest: `
        configuration:
          schema:
            anyOf:
              - { type: object, properties: { a: {} }, additionalProperties: ⟦false⟧ }
              - { type: object, properties: { b: {} }, additionalProperties: false }
      `,
      accepts,
      problems: [
        {
          message: 'closed',
          text: 'In the configuration, other properties are no longer accepted in 2 objects; this breaks nobody who gives only what was declared.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'other properties, of which nothing is said any more',
      base: `
        actions:
          track:
            input:
              schema: { type: object, properties: { a: { type: string } }, required: [a], additionalProperties: ⟦false⟧ }
      `,
      manifest:
        'actions: { track: { input: { schema: ⟦{ type: object, properties: { a: { type: string } }, required: [a] }⟧ } } }',
      accepts,
      problems: [
        {
          message: 'opened',
          text: 'In action `track` input, other properties are now accepted; this breaks nobody who gives only what is declared.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'the same inside, where values are taken',
      base: `
        events:
          sent:
            schema:
              type: object
              properties: { to: { type: object, properties: { a: {} }, additionalProperties: ⟦{ not: {} }⟧ } }
      `,
      manifest:
        'events: { sent: { schema: { type: object, properties: { to: ⟦{ type: object, properties: { a: {} } }⟧ } } } }',
      accepts,
      problems: [
        {
          message: 'opened',
          text: 'In event `sent`, there can now be other properties in `to`; this breaks nobody who takes only what is declared.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'one object that is closed from now on, and two that no longer are',
      base: `
        configuration:
          schema:
            type: object
            properties:
              a: ⟦{ type: object, properties: {} }⟧
              b: { type: object, properties: {}, additionalProperties: ⟦false⟧ }
              c: { type: object, properties: {}, additionalProperties: false }
      `,
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              a: { type: object, properties: {}, additionalProperties: ⟦false⟧ }
              b: ⟦{ type: object, properties: {} }⟧
              c: { type: object, properties: {} }
      `,
      accepts,
      problems: [
        { message: 'closed', bump: 'patch' },
        {
          message: 'opened',
          text: 'In the configuration, other properties are now accepted in 2 objects; this breaks nobody who gives only what is declared.',
          bump: 'patch',
        },
      ],
    },
    {
      base: 'events: { delivered: { schema: { type: object, properties: { to: { enum: [door, box] } } } } }',
      manifest: 'events: { delivered: { schema: { type: object, properties: { to: { enum: ⟦[door]⟧ } } } } }',
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In event `delivered`, `to` has fewer values than before; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'several limits of what is given, once',
      base: 'events: { delivered: { schema: { type: object, properties: { to: { type: string } } } } }',
      manifest:
        'events: { delivered: { schema: { type: object, properties: { to: { type: string, minLength: ⟦2⟧, maxLength: 9 } } } } }',
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In event `delivered`, `to` has fewer values than before; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'what may be given where it was listed, as nobody can tell all that an expression is found in',
      base: 'actions: { track: { input: { schema: { type: object, properties: { unit: { enum: ⟦[kg, lb]⟧ } } } } } }',
      manifest:
        "actions: { track: { input: { schema: { type: object, properties: { unit: ⟦{ type: string, pattern: '^(?=kg$|lb$)[a-z]+$' }⟧ } } } } }",
      accepts,
      problems: [
        {
          message: 'more',
          text: 'In action `track` input, `unit` may now have values that it never had; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'what may be given no longer, likewise',
      base: "events: { weighed: { schema: { type: object, properties: { unit: ⟦{ type: string, pattern: '^(?=kg$|lb$)[a-z]+$' }⟧ } } } }",
      manifest: 'events: { weighed: { schema: { type: object, properties: { unit: { enum: ⟦[kg, lb]⟧ } } } } }',
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In event `weighed`, `unit` may have fewer values than before; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a pattern that takes more than it did',
      base: "actions: { track: { input: { schema: { type: object, properties: { number: { type: string, pattern: '^[A-Z]{2}\\d{8}$' } } } } } }",
      manifest:
        "actions: { track: { input: { schema: { type: object, properties: { number: { type: string, pattern: ⟦'^([A-Z]{2})?\\d{8,10}$'⟧ } } } } } }",
      accepts,
      problems: [
        {
          message: 'more',
          text: 'In action `track` input, `number` no longer has to match `^[A-Z]{2}\\d{8}$`; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a format with its pattern that is gone',
      base: "actions: { track: { input: { schema: { type: object, properties: { to: { type: string, format: email, pattern: '@' } } } } } }",
      manifest: 'actions: { track: { input: { schema: { type: object, properties: { to: ⟦{ type: string }⟧ } } } } }',
      accepts,
      problems: [
        {
          message: 'more',
          text: 'In action `track` input, `to` no longer has to have the format `email`, nor to match `@`; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'what is given beside what was, though the schema was closed',
      base: 'actions: { track: { output: { schema: { type: object, properties: {}, additionalProperties: false } } } }',
      manifest: `
        actions:
          track:
            output:
              schema: { type: object, properties: { ⟦state⟧: { type: string } }, additionalProperties: false }
      `,
      accepts,
      problems: [
        {
          message: 'more',
          text: 'In action `track` output, `state` can now be present; this breaks nobody.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a default that lets a required property be left out',
      base: `
        actions: { track: { input: { schema: { type: object, properties: { ⟦unit⟧: { type: string } }, required: [unit] } } } }
      `,
      manifest: `
        actions:
          track:
            input:
              schema: { type: object, properties: { ⟦unit⟧: { type: string, default: kg } }, required: [unit] }
      `,
      accepts,
      problems: [
        {
          message: 'more',
          text: 'In action `track` input, `unit` can now be missing; this breaks nobody.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'defaults that are new, others, and gone',
      base: `
        configuration:
          schema:
            type: object
            properties:
              a: ⟦{ type: string }⟧
              b: { items: { properties: { c: { default: ⟦[1]⟧ } } } }
              d: { default: ⟦null⟧ }
              e: { default: same }
              f: { default: ⟦door⟧ }
            required: [f]
      `,
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              a: { type: string, default: ⟦kg⟧ }
              b: { items: { properties: { c: { default: ⟦[1, 2]⟧ } } } }
              d: ⟦{}⟧
              e: { default: same, title: E }
              f: { default: ⟦box⟧ }
            required: [f]
      `,
      accepts,
      problems: [
        { message: 'default-added', text: 'In the configuration, `a` now has the default `"kg"`.', bump: 'minor' },
        {
          message: 'default-changed',
          text: 'In the configuration, the default of `b[].c` is now `[1,2]`; it was `[1]`.',
          bump: 'minor',
        },
        {
          message: 'default-removed',
          text: 'In the configuration, `d` no longer has a default; it was `null`.',
          bump: 'minor',
        },
        { message: 'default-changed', bump: 'minor' },
      ],
    },
    {
      name: 'a new one of what is only read, and always there',
      base: 'events: { sent: { schema: { type: object, properties: { to: ⟦{}⟧ }, required: [to] } } }',
      manifest:
        'events: { sent: { schema: { type: object, properties: { to: { default: ⟦box⟧ } }, required: [to] } } }',
      accepts,
      problems: [{ message: 'default-added', bump: 'patch' }],
    },
    {
      name: 'the default of what is only read',
      base: 'events: { sent: { schema: { type: object, properties: { to: { default: ⟦door⟧ } } } } }',
      manifest: 'events: { sent: { schema: { type: object, properties: { to: { default: ⟦box⟧ } } } } }',
      accepts,
      problems: [{ message: 'default-changed', bump: 'patch' }],
    },
    {
      name: 'a property that is new, in an object that takes any other',
      base: 'actions: { track: { input: { schema: { type: object, properties: { number: { type: string } } } } } }',
      manifest: `
        actions:
          track:
            input: { schema: { type: object, properties: { number: { type: string }, ⟦country⟧: { type: string } } } }
      `,
      accepts,
      problems: [
        {
          message: 'declared',
          text: 'In action `track` input, `country` is now declared; this breaks nobody, as other properties are accepted.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'properties that were declared in parts of the whole',
      base: `
        actions:
          track:
            input:
              schema: ⟦{ type: object, allOf: [{ properties: { number: {} } }, { properties: { country: {} } }] }⟧
      `,
      manifest:
        'actions: { track: { input: { schema: ⟦{ type: object, properties: { number: {}, country: {} } }⟧ } } }',
      accepts,
      problems: ['described'],
    },
    {
      name: 'properties that are declared in parts of the whole now',
      base: 'events: { sent: { schema: ⟦{ type: object, properties: { to: {}, by: {} } }⟧ } }',
      manifest: `
        events: { sent: { schema: ⟦{ type: object, properties: { to: {} }, allOf: [{ properties: { by: {} } }] }⟧ } }
      `,
      accepts,
      problems: ['described'],
    },
    {
      name: 'the same where no type is said, and beside null',
      base: `
        configuration:
          schema:
            type: object
            properties:
              from: { ⟦properties⟧: { door: {} } }
              to: { type: [object, 'null'], ⟦properties⟧: { door: {} }, additionalProperties: {} }
      `,
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              from: { properties: { door: {}, ⟦ring⟧: {} } }
              to: { type: [object, 'null'], properties: { door: {}, ⟦ring⟧: {} }, additionalProperties: {} }
      `,
      accepts,
      problems: [
        { message: 'declared', bump: 'minor' },
        {
          message: 'declared',
          text: 'In the configuration, `ring` is now declared in `to`; this breaks nobody, as other properties are accepted.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a property of a nullable object is removed',
      base: `
        actions:
          track:
            input:
              schema:
                type: object
                properties:
                  to: { anyOf: [{ type: object, properties: { ⟦door⟧: {} }, additionalProperties: true }, { type: 'null' }] }
      `,
      manifest: `
        actions:
          track:
            input:
              schema:
                type: object
                properties:
                  to: { anyOf: [{ type: object, ⟦properties⟧: {}, additionalProperties: true }, { type: 'null' }] }
      `,
      accepts,
      problems: [
        {
          message: 'declared',
          text: 'In action `track` input, `door` is no longer declared in `to`; this breaks nobody, as other properties are accepted.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a second variant of a nullable object',
      base: `
        configuration:
          schema:
            type: object
            properties:
              to: { anyOf: ⟦[{ type: object, properties: { door: {} }, required: [door] }, { type: 'null' }]⟧ }
      `,
      manifest: `
        configuration:
          schema:
            type: object
            properties:
              to: { anyOf: [{ type: object, properties: { door: {} }, required: [door] }, ⟦{ type: string }⟧, { type: 'null' }] }
      `,
      accepts,
      problems: ['more'],
    },
    {
      name: 'a property of listed objects in an event is removed',
      base: `
        events:
          moved:
            schema:
              type: object
              properties: { stops: { type: array, items: { type: object, properties: { at: {}, ⟦by⟧: {} } } } }
      `,
      manifest: `
        events:
          moved:
            schema:
              type: object
              properties: { stops: { type: array, items: { type: object, ⟦properties⟧: { at: {} } } } }
      `,
      accepts,
      problems: [
        {
          message: 'declared',
          text: 'In event `moved`, `by` is no longer declared in `stops[]`; this breaks nobody, as other properties are accepted.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a property is removed from an event',
      base: 'events: { delivered: { schema: { type: object, properties: { to: {} }, additionalProperties: false } } }',
      manifest: 'events: { delivered: { schema: { type: object, properties: {}, additionalProperties: ⟦false⟧ } } }',
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In event `delivered`, `to` is no longer present; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
    {
      name: 'a new property that is required is reported once',
      base: `
        actions:
          track:
            output:
              schema: { type: object, properties: { ⟦at⟧: { type: string } }, additionalProperties: ⟦false⟧ }
      `,
      manifest: `
        actions:
          track:
            output:
              schema:
                type: object
                properties: { ⟦at⟧: { type: string }, ⟦by⟧: { type: string } }
                required: [at, by]
                additionalProperties: false
      `,
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In action `track` output, `at` is now always present; this breaks nobody.',
          bump: 'patch',
        },
        {
          message: 'more',
          text: 'In action `track` output, `by` can now be present; this breaks nobody.',
          bump: 'minor',
        },
      ],
    },
    {
      name: 'a new required property where additional ones were accepted',
      base: 'events: { sent: { schema: { type: object, ⟦properties⟧: { at: {} } } } }',
      manifest: 'events: { sent: { schema: { type: object, properties: { at: {}, ⟦by⟧: {} }, required: [by] } } }',
      accepts,
      problems: [
        {
          message: 'declared',
          text: 'In event `sent`, `by` is now declared; this breaks nobody, as other properties are accepted.',
        },
      ],
    },
    {
      name: 'additional properties of an event are refused',
      base: 'events: { sent: { schema: { type: object, properties: {}, additionalProperties: { type: string } } } }',
      manifest: 'events: { sent: { schema: { type: object, properties: {}, additionalProperties: ⟦false⟧ } } }',
      accepts,
      problems: [
        {
          message: 'fewer',
          text: 'In event `sent`, there are no longer other properties; this breaks nobody.',
          bump: 'patch',
        },
      ],
    },
  ],
});
