import { describe, expect, it } from 'vitest';
import { mistakesIn } from './mistakes-in.ts';

describe('what is not reported as a mistake in a file', () => {
  it.each([
    ['a package that is not installed', "import actions from '@acme/actions'", 'actions'],
    ['a package that an alias would also lead to', "import actions from 'acme/actions'", 'actions'],
    ['a module of Node.js', "import * as path from 'node:path'", "attributes: { a: path.basename('a') }"],
    ['code that is generated', "import llm from './bp_modules/llm'", 'interfaces: { llm }'],
    ['code that git ignores', "import { version } from './gen/version'", 'version'],
    ['a file outside of what may be read', "import shared from '../shared'", '...shared'],
    ['an import for types alone', "import type { None } from './none'", ''],
    ['one of several names for types', "import { type None, actions } from './src/definitions'", 'actions'],
    ['types without code', "import { Hidden } from './src/types'", ''],
    ['what is required in a `try`', "let more: any; try { more = require('./more') } catch {}", ''],
    ['what is required under a condition', "const more = process.env.MORE ? require('./more') : {}", ''],
    ['what may be required', "const more = process.env.MORE && require('./more'); if (more) require('./less')", ''],
    ['what is required in a function', "const more = () => require('./more')", ''],
    ['what a parameter requires', "const read = (require: any) => { const more = require('./more') }", ''],
    [
      'what a `require` of the module requires',
      "import { createRequire } from 'node:module'\nconst require = createRequire(__filename)\nconst more = require('./more')",
      '',
    ],
    [
      'a name that is required and nobody gives',
      'const name = process.env.MORE as string; const more = require(name)',
      '',
    ],
    ['a package that is required', "const more = require('@acme/more')", ''],
    ['a text, which a bundler takes', "import text from './src/about.txt'", 'description: text'],
    ['a file that is no code, and that nothing uses', "import logo from './src/logo.svg'", ''],
    ['a file that is said to be text', "import logo from './src/logo.svg' with { type: 'text' }", 'icon: logo'],
    ['a folder that is a package', "import folder from './src/folder'", 'title: folder'],
    ['a folder with an index that git ignores', "import texts from './src/gen'", 'title: texts'],
    ['types of what JavaScript has', "import { Hidden } from './src/types.js'", ''],
    ['a type that is used as a type', "import type { Shape } from './src/definitions'\nconst a: Shape = {}", '...a'],
    ['a name that is in JSON', "import { integrationName as title } from './src/about.json'", 'title'],
    [
      'JSON as a whole',
      "import about, { default as same } from './src/about.json'",
      'title: about.title ?? same.version',
    ],
    ['the namespace of JSON', "import * as about from './src/about.json'", 'title: about.title ?? about.version'],
    [
      'a type that has the name of a value',
      "import { actions } from './src/definitions'\ntype version = string; const version = '1.0.0'\ntype actions = 1",
      'actions, version',
    ],
    [
      'a type that has the name of a value further in',
      'type inner = string; if (true) { var inner = 1 }',
      'attributes: { a: inner }',
    ],
    ['a declaration without a value', "import { Hidden } from './src/types'", 'attributes: { a: Hidden }'],
    ['CommonJS that exports step by step', "import { two } from './src/common.cjs'", 'title: two'],
    ['an export of a package as a whole', "import { two } from './src/starred'", 'title: two'],
    ['a name of the language or of Node.js', '', 'attributes: { a: Math.max(1), b: setTimeout, c: __dirname }'],
    ['a question whether a name is declared', '', "title: typeof window === 'undefined' ? 'a' : 'b'"],
    ['a name that is declared for the compiler', 'declare const VERSION: string', 'version: VERSION'],
    ['a name of an alias', 'import Short = Long.Part', 'attributes: { a: Short }'],
    ['a name that is declared further in', 'if (true) { var inner = 1 }', 'attributes: { a: inner }'],
    ['an optional call of something absent', "import { helpers } from './src/definitions'", 'title: helpers.none?.()'],
    ['a member that is asked for and not called', "import { helpers } from './src/definitions'", 'title: helpers.none'],
    ['a member that may be absent', "import { texts } from './src/definitions'", 'title: texts.titles'],
    ['a number of an enumeration', 'enum Level { Low }', 'title: Level[0]'],
    ['what an unevaluated function does', 'const later = () => nowhere', ''],
  ])('%s', async (_, before, properties) => {
    expect((await mistakesIn(properties, before)).filter((text) => !text.startsWith('missing-file'))).toEqual([]);
  });

  it('mistakes in generated code', async () => {
    const files = { 'bp_modules/llm/index.ts': "import './none'; export default { a: nowhere }" };
    expect(await mistakesIn('interfaces: llm', "import llm from './bp_modules/llm'", files)).toEqual([]);
  });

  it('exports that a broken file lacks: only the broken file is reported', async () => {
    const [fault, ...more] = await mistakesIn('actions', "import { actions } from './src/broken'");
    expect(fault).toMatch(/^parse-error at/);
    expect(more).toEqual([]);
  });
});
