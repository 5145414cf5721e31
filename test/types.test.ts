import { expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { type ConfigFile, defineConfig } from '../src/config.ts';
import {
  type Diagnostic,
  type Document,
  type LintOptions,
  lint,
  type load,
  type Result,
  type Severity,
  type Targets,
} from '../src/index.ts';
import { defineRule, optionGroup, type Rule, subschemaVisitor, textVisitors } from '../src/rule/index.ts';
import { testRule } from '../src/testing/index.ts';

// The compiler checks these (`npm run check:types`); running them only shows that they exist.

test('a rule’s options, nodes, places and message ids are typed', () => {
  const rule = defineRule({
    id: 'action-title-length',
    summary: 'A title is short.',
    presets: { recommended: ['warn', { max: 30 }] },
    options: z.strictObject({ max: z.number().default(40) }),
    messages: { long: 'Title is long.' },
    *action({ node, at, options, key, root }) {
      expectTypeOf(options).toEqualTypeOf<{ max: number }>();
      expectTypeOf(node.title).toEqualTypeOf<string | undefined>();
      expectTypeOf(node.input?.schema).not.toBeAny();
      expectTypeOf(key).toBeString();
      root('actions', key, 'title');
      // @ts-expect-error an action has no subtitle
      at('subtitle');
      yield { message: 'long', at: at('title') };
    },
  });
  expectTypeOf(rule).toEqualTypeOf<Rule>();
});

test('unknown message ids and options do not compile', () => {
  defineRule({
    id: 'user-known',
    summary: 'A user is known.',
    presets: {},
    messages: { unknown: 'Unknown.' },
    // @ts-expect-error the message is called `unknown`
    *user({ at, options }) {
      expectTypeOf(options).toEqualTypeOf<undefined>();
      yield { message: 'unknwon', at: at() };
    },
  });
});

const long = {
  id: 'long',
  summary: 'Nothing is long.',
  presets: {},
  options: optionGroup({ most: { type: 'integer', default: 3, description: 'The limit.' } }),
  messages: { long: 'Too long.' },
} as const;

test('visitors of subschemas and of texts have the options and the message ids of their rule', () => {
  defineRule({
    ...long,
    schema: subschemaVisitor(['enum'], function* ({ schema, at }, { options }) {
      expectTypeOf(options.most).toEqualTypeOf<number>();
      if (Array.isArray(schema.enum) && schema.enum.length > options.most) yield { message: 'long', at: at('enum') };
    }),
  });
  defineRule({
    ...long,
    ...textVisitors(function* ({ value, at }, { most }: { readonly most: number }) {
      if (value.length > most) yield { message: 'long', at };
    }),
  });
  defineRule({
    ...long,
    // @ts-expect-error the message is called `long`
    schema: subschemaVisitor(['enum'], function* ({ at }, { options }) {
      if (options.most > 1) yield { message: 'lnog', at: at('enum') };
    }),
  });
  // @ts-expect-error the message is called `long`
  defineRule({
    ...long,
    ...textVisitors(function* ({ at }) {
      yield { message: 'lnog', at };
    }),
  });
});

test('a JSON Schema says what its options are, and leaves others to be looked at', () => {
  defineRule({
    id: 'tag-known',
    summary: 'A tag is known.',
    presets: {},
    options: {
      type: 'object',
      properties: {
        most: { type: 'integer', default: 40 },
        side: { type: 'string', enum: ['left', 'right'], default: 'left' },
        names: { type: 'array', items: { type: 'string' }, default: [] },
        group: { type: 'object', default: {}, properties: { isOn: { type: 'boolean', default: true } } },
        word: { type: 'string' },
        other: { anyOf: [] },
      },
    },
    messages: { unknown: 'Unknown.' },
    *tag({ options, at }) {
      expectTypeOf(options.most).toEqualTypeOf<number>();
      expectTypeOf(options.side).toEqualTypeOf<'left' | 'right'>();
      expectTypeOf(options.names).toEqualTypeOf<readonly string[]>();
      expectTypeOf(options.group.isOn).toEqualTypeOf<boolean>();
      expectTypeOf(options.word).toEqualTypeOf<string | undefined>();
      expectTypeOf(options.other).toBeUnknown();
      if (options.never === true) yield { message: 'unknown', at: at() };
    },
  });
});

test('the library takes targets and options, and yields results', () => {
  expectTypeOf(lint).parameters.toEqualTypeOf<[targets?: Targets | undefined, options?: LintOptions | undefined]>();
  expectTypeOf<Awaited<ReturnType<typeof lint>>>().toEqualTypeOf<Result>();
  expectTypeOf<Awaited<ReturnType<typeof load>>[number]>().toExtend<Document>();
  expectTypeOf<Diagnostic['severity']>().toEqualTypeOf<Severity>();
});

test('a configuration and a rule’s test are typed', () => {
  expectTypeOf(defineConfig).returns.toEqualTypeOf<ConfigFile>();
  // @ts-expect-error there is no severity `fatal`
  defineConfig({ rules: { 'secret-name-case': 'fatal' } });
  expectTypeOf(testRule).parameter(0).toEqualTypeOf<Rule>();
});
