import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { mayMutate } from '../../../src/document/module/analysis/mutations.ts';
import {
  type CleanModule,
  cleanExpression,
  cleanModule,
} from '../../../src/document/module/syntax/clean/clean-module.ts';
import { type AnyNode, isOf } from '../../../src/document/module/syntax/nodes.ts';
import { ParserNeeded, parseSource } from '../../../src/document/module/syntax/parse.ts';
import { visitNodes } from '../../../src/document/module/syntax/walk.ts';
import { mutated } from '../../fuzz/mutated.ts';
import { comparable } from './babel-tree.ts';
import { parcels } from './parcels.ts';
import { random } from './random.ts';

/** Whether the text was read without Babel; if so, checks that the result is the same, positions and comments included. */
function isReadAlike(text: string): boolean {
  const clean = cleanModule(text);
  if (clean === undefined) return false;
  const { program, comments, errors } = parse(text, {
    sourceType: 'module',
    errorRecovery: true,
    attachComment: false,
    plugins: ['typescript', 'decorators-legacy', 'decoratorAutoAccessors', 'explicitResourceManagement'],
  });
  expect(errors, text).toEqual([]);
  expect(comparable(clean.body), text).toEqual(comparable(program.body));
  expect(clean.comments, text).toEqual(comments?.map(({ value, start, end }) => ({ value, start, end })));
  expect(new Set(clean.mutatingNodes), text).toEqual(changing(clean.body));
  return true;
}

/** Returns all nodes that may have side effects. */
function changing(body: CleanModule['body']): ReadonlySet<AnyNode> {
  const found = new Set<AnyNode>();
  visitNodes(body, (node) => {
    if (mayMutate(node) && !isOf(node, 'UnaryExpression')) found.add(node);
  });
  return found;
}

/** What definitions consist of, by kind. */
const plainlyWritten = {
  imports: `import * as sdk from '@botpress/sdk'
import desk, { open as opened, type Desk, default as other } from './desk'
import type { Berth } from "./berth"; import './polyfill'
import type Quay from './quay'; import type from from './from'
import source, { type type } from './source'
import data from './data.json'`,
  exports: `const open = 1, closed = 2
type Berth = 'free'
export { open, closed as shut, type Berth, open as default }
export type { Quay } from './quay'; export * from './desk'
export * as desks from './desks'; const type = 1; export { type }
export { last }
from './last'
export default (open)`,
  objects: `export const desk = { title: 'Desk', "two words": 1.5, 12: -1, [name]: true, nothing: null, name, ...others, }`,
  'calls and members': `const fields = z.object({ id: z.string().min(1_000) }).title('Id')['optional']()
  .describe(\`The \${which} of \${{ a: \`b\${c}\` }}\${\`\${e}\`}\`)
const desk = new sdk.IntegrationDefinition({ ...base, list: [1, ...more, [2]] }), last = desk!.last!`,
  types: `const states = {} satisfies sdk.IntegrationDefinitionProps['states'] as const
type Desk = | 'open' | sdk.Berth<string, (typeof states)[number]>[] & { name?: unknown; 'at': 1 }`,
  "types of one's own": `export type Desks<T extends Desk = Open, U = never> = { [id: string]: keyof T, last: undefined }
type Text = z.infer<typeof schema.open>
export const Text = true as any as boolean`,
  functions: `const pick = ({ id, at: { name }, size = 2, ...rest }: Desk, other = 1): Berth => ({ id, name, size, rest, other })
const same = <T extends Desk>(desk: T) => desk
const list = berths.map(berth => berth.id).filter(() => true), chosen = (list)[0]`,
  operators: `const size = -1 + (a - b) * 2 === c !== d || !!e && !f == g
const text = 'it\\'s \\u0041\\x42\\n' + "a \\"b\\""`,
  'functions with a body': `function lines<T extends Line>({ id, at: { name } }: T, size = 2): Line[] {
  const own = id, other = { ...name }; type Id = string
  if (size === 1) return [own]
  else if (!size) { check(size) } else { const own = 1; return }
  return
  check(own)
}
export const isDesk = (desk: Desk): desk is Open => { return desk.open }, none = () => {}, pick = desk => { const { id } = desk; return id }
export function last() { return lines(1).map((line) => { if (line) { return { line } } return 1 })[0] }
export namespace Berth { export function open() { check() } }`,
  statements: `assert<Equals<A, B>>(true); z.config({ strict: true })
new Desk().open()
check
(last)
desk?.open()
const a = () => {}
check(a)`,
  choices: `const size = a ? b : c ? (d) : { e: f }, other = (a || b) && c === d ? [e] : f as string
const list = a ? (b) => c : d => e, only = a ? (b ? c : d => e) : (f => g)(h), { 0: [one, [two = 2, { three }]] } = list
const kept = Object.entries(a).filter(([name, value]: Entry) => value !== b ? name : (value))
const some = a ? (pick(b, (c): c is D => e) as F) : h, each = a ? [(b): C => (d), (e)] : { f: g((h): I => i) }, own = a ? ((b): C => d) : e
const last = a?.b.c?.(d)[e]?.[f] ?? (g || h) ?? -i, first = new Desk(a)?.b\n?.c`,
  'types that are chosen': `type Is<A, B> = A extends B ? (B extends A ? true : false) : keyof A[] extends { a: 1 } | 'b' ? 1 : never
const desk = a as B extends C ? D : E, isDesk = (value: unknown, other = 1): value is Desk<'a'>[] => value === 1
type Lines = A
export type Other<T extends A extends B ? C : D> = T
type Several<T> = [T, T, ...T[]] | [...A, ...readonly B[],] | (& A)
type Nested<T> = T extends { a: A extends B ? 1 : 2 } | (C extends D ? E : F) ? G : never
type Kept = { a: A
  extends: B
  [name: string]: C }`,
  'types of every name': `type Desks = { [K in keyof T]: T[K] } & { [ K in 'a' | B as \`get\${Capitalize<K>}\`]?: T extends K ? 1 : 2; }
type Names = \`\` | \`a\` | Record<\`\${A}Cache\${B[0]}\\n\`, string>[]`,
  'types of functions': `type Open = (desk: Desk, at?: string, ...others: Berth[]) => void
type Desks = { forBot: () => { info: (message?: any, ...more: any[]) => void }; close?(this: Desk, at: 1): desk is Open, list<T>(): T[]
  last(); readonly open: 1, readonly?: readonly string[]; readonly [id: string]: <T extends Desk>(desk: T) => keyof T }
const open = a as () => (b: C) => D extends E ? F : G, close: (at: [string, Desk[]]) => [] = (at): readonly [A] => [at]`,
  interfaces: `interface Desk { open: true }
export interface Berth<T = never> extends Desk, sdk.Quay<T[]> {
  close(): void }
const open = (a) => { interface Own { a: 1 } return a }
export { Desk }`,
  patterns: String.raw`const id = /^[a-z/\]]+\/\d{2,}$/iu, other = /=/.source`,
  enumerations: `export enum Kind { Open = 'open', Closed = 1, 'in between', Last = Closed + 1, }
enum Empty {}`,
  namespaces: `export namespace Berth { const id = 1; type Id = string
  export const schema = z.object({ id }) }`,
  comments: `// first
/* over
 lines */ const a /* b */ = 1 // last
// end`,
  'functions that wait': `export const open = async <T extends Desk,>(desk: T, at?: string, ...others: Berth[]): Promise<void> => { await desk.open(at) }
async function last(desk) { return (await desk.last()) ?? await desk.first().id }
const each = async desk => await desk, none = async () => {}, all = a ? async (b) => c : async function () { return await d }
export default async ({ open }) => await open()`,
  'functions of every kind': `const open = function <T>(this_: T, desk?, ...args) { return this.open.apply(this, args) }
function* berths() { yield 1; const next = yield* other(); yield [next] }
const last = async function* (desk) { yield* desk.berths(); yield await desk.last() }
const first = (desk): (() => boolean) => () => desk.isFirst`,
  'what is done': `let size: number, last
size = 1
desk.title = names[0] = size
const open = async (desk, at?: string) => {
  let found
  for (const [name, berth] of Object.entries(desk.berths)) {
    if (!berth) continue
    for (let one of berth) if (one) { found = one; break } else name()
    desk[name] = await berth()
  }
  while (found) { found = found.next; if (a) continue; break }
  try { check(desk) } catch (thrown: unknown) { throw thrown instanceof Error ? thrown : new Error(\`\${thrown}\`) }
  try { check() } catch { return } finally { done = true }
  try { check() } finally { last() }
  throw new Desk(at)
}`,
  comparisons: `const half = size / 2 % 3 * /a\\/b/.exec(c) / 4, cost = (a.b / 60) * c
const some = a < b && c >= d || e <= f, more = a.b > 1 === c < 2, is = 'then' in x && typeof x.then === 'function'
const least = (size: number) => size > 0 && size < max(a), at = f<A>(b) < g<C, D>(e)(h), text = dedent\`a \${b}\`.trim()
const late = a <= -b > c, few = d < -1, many = (e < (f - g) * h) === i >= j
const [one, ...others] = list`,
  'types that are found out': `type Of<T> = T extends Promise<infer U> ? U : T extends (infer V)[] ? V : never
type Parts<F,> = F extends Record<infer K, infer V> ? [K, V] : never
type Names<T> = T extends keyof infer U ? U : T extends readonly (infer V)[] | [...infer W] ? [V, W] : never`,
  'lines that end as on Windows': `const a = 1\r\n// note\r\n/* two\r\n */\r\nconst b = a\r\n`,
  names: `const _berth9 = $Zone_$1 + z9.$_a, A = _, $ = Z0`,
  'white space of every kind': `const a = (A): A is B => c, d = (_a):_a\tis\tB => c, e = ($a$) :\t$a$  is B => c, f = (assertsIs): assertsIs is B => c
const open =\tasync\tfunction () {}, last = async  function () {}, same = desk\t=> desk
type Desk = { readonly\topen: 1; readonly  $at: 1; readonly 'b': 1; readonly "c": 1; readonly _d: 1 }
type Each = { [\nK\tin A]: 1 } & { [_K  in A]: 1 } & { [$K$ in A]: 1 }
type F = (Aa: 1) => void
type G = (_a?: 1) => void
type H = ($a$: 1) => (a, b: 1) => c
type I = ( \n) => void
desk() /* over
 lines */ open()`,
  'escapes and flags of every kind': String.raw`const a = '\r\t\b\f\v\`\$\/\u00aF\u00Fa\xaF\xFa\\', b = [/a/d, /a/m, /a/s, /a/y, /a/, 1.25, 9]`,
  'what is read a second time': `const a = (b /* c */ = f(d)), e = a /* g */ < (h)`,
  'what is rarely left out': `let last: Desk = first
const desk = () => { if (a) return; try { b() } catch (c: any) { d() } return; }
const open = a?.b[c].d as bigint | symbol | null`,
  nothing: '',
};

const operators = '?? || && == != === !== < > <= >= in instanceof + - * / %'.split(' ');
const logical: ReadonlySet<string> = new Set(['??', '||', '&&']);

describe('a plainly written module', () => {
  it.each(Object.entries(plainlyWritten))('is read alike by both readers: %s', (_, text) =>
    expect(isReadAlike(text)).toBe(true),
  );

  it.each(operators)('has operands that are joined by precedence: those of %s', (operator) => {
    for (const other of operators) {
      // Without parentheses, `??` must not stand beside `||`, and what is between `<` and `>` could be type arguments.
      const isMixed = (operator === '??') !== (other === '??') && logical.has(operator) && logical.has(other);
      if (isMixed || (operator === '<' && other.startsWith('>'))) continue;
      expect(isReadAlike(`const open = a ${operator} b ${other} c`), other).toBe(true);
    }
    for (const asserted of ['a as B', 'a satisfies B']) {
      expect(isReadAlike(`const open = c ${operator} ${asserted}`), asserted).toBe(true);
      // A `<` would start type arguments.
      expect(isReadAlike(`const open = ${asserted} ${operator} c`), asserted).toBe(!operator.startsWith('<'));
    }
  });

  it('is what most files of a definition are', () => {
    const modules = Object.entries(parcels).filter(([name]) => name.endsWith('.ts'));
    expect(modules.length).toBeGreaterThan(3);
    expect(modules.filter(([, text]) => isReadAlike(text)).length).toBeGreaterThan(modules.length / 2);
  });

  it('is read without a parser', () => {
    expect(parseSource(undefined, 'desk.ts', 'export const open = 1 // now')).toMatchObject({
      body: [{ type: 'ExportNamedDeclaration' }],
      faults: [],
    });
    expect(parseSource(undefined, 'desk.json', '{ "open": [1, true] }').json).toMatchObject({
      type: 'ObjectExpression',
    });
  });
});

describe('any other module', () => {
  /** Valid syntax that is unusual in a definition. */
  it.each([
    'export class Desk {}',
    'const open = a ? (b): c => d : e',
    'const open = a ? (b) : (c): d => e',
    'const open = a?.b!.c',
    'const open = a?.b<C>(d)',
    'const open = (a): asserts a is B => c',
    'const open = (a): asserts a => c',
    'const open = 0x10 + 1e3 + 10n',
    'const open = [1, , 2]',
    'const open = { get a() { return 1 } }',
    'const { [a]: open } = b',
    'const [, open] = b',
    "'use strict'; const open = 1",
    'declare const open: 1',
    'interface Desk {} interface Desk {}',
    'interface Desk { (open: true): void }',
    'interface Desk { get open(): true }',
    'interface Desk { [open](): true }',
    'export abstract class Desk {}',
    'export default function () {}',
    'function open(): void; function open() {}',
    'const open = () => { var a = 1 }',
    'const open = () => { for (const a in b) c(a) }',
    'const open = () => { for (let a = 1; a < 2; a++) b(a) }',
    'const open = async () => { for await (const a of b) c(a) }',
    'const open = () => { do { a() } while (b) }',
    'const open = () => { switch (a) {} }',
    'const open = () => { try { a() } catch ({ b }) { c(b) } }',
    'const open = () => { a += 1 }',
    'const open = () => { delete a.b }',
    'const open = function desk() {}',
    'const open = await desk',
    'import { open } from "./desk"; const open = 1',
    'export namespace Berth { const id = 1 } type Berth = string',
    'export namespace Berth { const id = 1 } enum Berth {}',
    'type Desk = { new (): Berth }',
    'const type = 1; export { type as open }',
    'const open = a < b > c',
    'const open = (a? = 1) => b',
    'const open = a?.b < c',
    'const open = f<{ [a]: B }>(c)',
    'const open = f<{ 200: A, b }>(c)',
    'const open = f<-1>(a)',
    'const open = g(f<-1, A>(b))',
    'const open = new Desk<A>()',
    'export default async function () {}',
    'const open = () => { "use strict" }',
    'const open = () => { { return 1 } }',
    'const open = () => { function a() {} }',
    'const open = () => { [a].map(b) }',
    'const open = () => { a: b() }',
    '(a)(b)',
    'type Desk = (a) => void',
    'const open = (a): (b) => c => d',
    'type Desk = A\n<B>\nc',
    'type Desk = intrinsic',
    'type Desk = ({ a }: string) => void',
    'type Desk = (a: string) => a is B',
    'type Desk = new () => void',
    'type Desk = A extends (b: C) => D ? E : F',
    'type Desk = [A, B?]',
    'type Desk = [a: A]',
    'type Desk = [a: A, ...b: B[]]',
    'type Desk = { readonly\na: 1 }',
    'type Desk = { readonly [K in A]: B }',
    'type Desk = { [K in A]-?: B }',
    'type Desk = { [K in A] }',
    'type Desk = A extends (infer B extends C) ? 1 : 2',
    'type Desk = infer A',
    'check\n![desk].length',
    'const open = () => { for (var a of b) c(a) }',
    'const open = () => { for (a of b) c(a) }',
    'const open = () => { for (const a: B of c) d(a) }',
    'const open = () => { try { a() } catch (b: string) {} }',
    'const open = `a\r\nb`',
    'const open = `\\u{41}`',
    "type Desk = import('./desk').Desk",
    'const enum Desk { A }',
    'namespace A.B {}',
    "import desk = require('desk')",
    "import desk from './desk.json' with { type: 'json' }",
    "import { 'a b' as c } from './desk'",
    "import type from './type'",
    "import { type as as } from './type'",
    'const é = 1',
    'const a\\u0062 = 1',
    'const a =\u00a01',
    '#!/usr/bin/env node',
    '\ufeffconst a = 1',
    'const a = <string>b',
    'const a = "\\0\\u{41}"',
    'const a = 1; /* \u2028 */',
    'const a = 1;;',
    'const a = 1.',
    'const open = async (desk)',
    'type infer = Desk',
    'type keyof = Desk',
    'type readonly = Desk',
    'type unique = Desk',
    'type abstract = Desk',
    'const open = desk as asserts',
    'type Desk = A extends B ? infer C : D',
    'const first = (a): b => c, open = d ? (e): f => g : h',
    'abstract()',
    'declare()',
    'from()',
    'global()',
    'module()',
    'type()',
    'namespace()',
    'function* open() { yield\ndesk }',
    'export namespace Berth { const id = 1 } const Berth = 1',
  ])('is left to the parser: %s', (text) => {
    expect(parse(text, { sourceType: 'module', plugins: ['typescript'], errorRecovery: true }).errors).toEqual([]);
    expect(cleanModule(text)).toBeUndefined();
    expect(() => parseSource(undefined, 'desk.ts', text)).toThrow(ParserNeeded);
  });

  /** Invalid syntax, for which the parser provides the message. */
  it.each([
    'const open = 1; const open = 2',
    'const a = 1; const { b: a } = c',
    'enum Desk {} type Desk = 1',
    'export { open }',
    'export namespace Desk { export const a = 1; const a = 2 }',
    'const a',
    'const a = { b: 1 c: 2 }',
    'const a = { __proto__: b, "__proto__": c }',
    'const a = { __proto__: b, __proto__: c }',
    'const a = { b = 1 }',
    'const { "a" } = b',
    'const [...a: B] = c',
    'const a = ({ b }?: C) => d',
    'namespace as Desk',
    'type Desk = A extends { a: infer B\nextends: C } ? 1 : 2',
    'const a = { if }',
    'const a = { "b" }',
    'const a = f(1 2)',
    'const a = (b, b) => 1',
    'const a = ({ b, ...c, }) => 1',
    'const a = b => c => ',
    'const a = 1 const b = 2',
    'const a = 01',
    'const a = 1_',
    'const a = 1__0',
    'const a = 1in b',
    'const a = 1as B',
    'const a = 1.b',
    'const a = b--c',
    'const a = "b',
    'const a = "b\nc"',
    'const a = `b',
    'const a = /b',
    'const a = /b/gg',
    'const a = "\\u00g0"',
    'const a = ()',
    'const a = b as',
    'const a = b || c => d',
    'const a = b ?? c || d',
    'const a = (b) => { const b = 1 }',
    'function a({ b }) { const b = 1 }',
    'const a = b => { const b = 1 }',
    'const a = () => { const b = 1; const b = 2 }',
    'function a() {} const a = 1',
    'return 1',
    'const a = () => { return 1 } || b',
    'const a = () => { if (b) const c = 1 }',
    'const a = () => { if b return 1 }',
    'const a = () => { else return 1 }',
    'const a = () => { import b from "./b" }',
    'const a = () => { await b }',
    'const a = async (b = await c) => b',
    'const a = async () => (b = await c) => b',
    'const a = async () => () => await b',
    'const a = async\n() => b',
    'const a = async (b, b) => 1',
    'const a = () => { yield b }',
    'function* a(b = yield c) {}',
    'function* a() { return () => { yield b } }',
    'const a = () => { continue }',
    'const a = () => { for (const b of c) d(() => { break }) }',
    'const a = () => { for (const [b, b] of c) d() }',
    'const a = () => { for (const b of c) const d = 1 }',
    'const a = () => { for (const b, c of d) e() }',
    'const a = () => { while b c() }',
    'const a = () => { throw\nb }',
    'const a = () => { try { b() } }',
    'const a = () => { try { b() } catch (c) { const c = 1 } }',
    'const a = () => { try { b() } catch (c, d) {} }',
    'const a = () => { function (b) {} }',
    'const a = () => { async function (b) {} }',
    'const a = async function$(b) {}',
    'const a = (b): asserts is C => d',
    'const a = () => { let b; let b }',
    'const a = () => { const b }',
    'let { a }',
    'const a = () => { b + c = d }',
    'const a = () => { b?.c = d }',
    'const a = () => { b() = d }',
    'const a = () => { -b = d }',
    'const a = (...b, c) => d',
    'const a = (...b,) => c',
    'const [...a, b] = c',
    'const [...a,] = b',
    'const a = b <',
    'const a = b instanceof',
    'const a = typeof',
    'type Desk<A,,> = 1',
    'const a = () => { export const b = 1 }',
    'const a = () => { b() c() }',
    'const a = () => { return 1',
    'function (a) {}',
    'enum Desk {} const Desk = 1',
    'import open from "./desk"; const open = 1',
    'import type "./desk"',
    'import source desk from "./desk"',
    'export namespace\nDesk {}',
    'const open = 1; export { open } last()',
    'export type { type Desk } from "./desk"',
    'const open = /a\\\nb/',
    'function a(b, b) {}',
    'a() b()',
    'const a = b && c ?? d',
    'const a = b ?? c && d',
    'const a = b ? c',
    'const a = b?.c`d`',
    'const a = new b?.c()',
    'type Desk = A extends B ? C',
    'type Desk = A extends B ? C : D extends E',
    'type Desk = A extends infer B[] ? C : D',
    'type Desk = infer',
    'const a = b as const < c',
    'const a = b as typeof c < d',
    'type Desk = { [K in A]: B, }',
    'type Desk = readonly string',
    'type Desk = (a: string,, b: string) => c',
    'type Desk = (...a: string[], b: string) => c',
    'type Desk = A | (b: C) => D',
    'type Desk = () =>',
    'interface Desk extends {}',
    'interface Desk = {}',
    'type Desk = { readonly open(): 1 }',
    'interface\nDesk\n{}',
    'enum Desk {} interface Desk {}',
    'type Desk = `a${B`',
    'const a = (b) \n => c',
    'const class = 1',
    'const a = await',
    'import { if } from "./if"',
    'import a, b from "./a"',
    'import type a, { b } from "./a"',
    'import type { type a } from "./a"',
    'type Desk = ',
    'type Desk = { a: 1, , }',
    'type Desk = A | ',
    'enum Desk { 1 }',
    'export const',
    '/* a',
    'const a = /b/as C',
    'const a = /b\\c\n',
    'const a = /b\nc/',
    'const a = () => { throw b c }',
    'const a = () => { return b c }',
    'type if = Desk',
    'const a = {}\nas const',
    'type Desk = 1 type Quay = 2',
    'type Desk = { a: 1 b: 2 }',
    'const a = <string>',
    'const a = async functional() {}',
    'desk?.open/* a */last',
    'const a = 1 }',
    'namespace Desk { const a = 1',
  ])('is left to the parser, though it is invalid: %s', (text) => {
    expect(cleanModule(text)).toBeUndefined();
    const { faults } = parseSource({ parse, bracketFault: () => undefined } as never, 'desk.ts', text);
    expect(faults).toHaveLength(1);
  });

  it('is one with JSX, and one with only declarations', () => {
    for (const file of ['desk.tsx', 'desk.js', 'desk.mjs', 'desk.d.ts', 'desk.d.mts']) {
      expect(() => parseSource(undefined, file, 'export const open = 1'), file).toThrow(ParserNeeded);
    }
  });
});

describe('an expression', () => {
  it('is either the whole text or not read', () => {
    expect(cleanExpression('{ "a": [1, "b", null] } // c')).toMatchObject({ type: 'ObjectExpression' });
    for (const text of ['', '{ "a": 1 } 2', '[1', '{ "__proto__": 1 }', '1e3']) {
      expect(cleanExpression(text), text).toBeUndefined();
    }
  });
});

it('is read like by the parser, whatever the typing errors', { timeout: 120_000 }, () => {
  const pick = random(20_261_123);
  const texts = [...Object.values(plainlyWritten), ...Object.values(parcels)].map((text) => text.slice(0, 1200));
  let taken = 0;
  for (let round = 0; round < 12_000; round += 1) {
    if (isReadAlike(mutated(texts[pick(texts.length)] ?? '', pick))) taken += 1;
  }
  expect(taken).toBeGreaterThan(1000);
});

/** Returns the CPU time of reading a text in milliseconds, independent of the load of the machine. */
function workOf(read: () => void): number {
  const since = process.cpuUsage();
  read();
  return process.cpuUsage(since).user / 1000;
}

/**
 * Checks that four times the text takes about four times the work, not sixteen as with quadratic growth. Work too small to be
 * measured counts as `least`.
 */
function expectLinear(read: (count: number) => void) {
  const least = 100;
  const some = workOf(() => read(25_000));
  expect(workOf(() => read(100_000))).toBeLessThan(10 * Math.max(some, least));
}

describe('hostile text', () => {
  it.each([
    ['brackets', '['],
    ['parentheses', '('],
    ['parameters', '(a = '],
    ['patterns', '({ a: '],
    ['defaults', '({ a = ('],
    ['parts', '([a = ('],
    ['parts of parts', '([['],
    ['functions', '<T>(a) => '],
    ['objects', '{ a: '],
    ['templates', '`${'],
    ['type arguments', 'a<b<'],
    ['signs', '!-'],
    ['assertions', 'a as (a as '],
    ['choices', 'a ? (a '],
    ['bodies', '() => { return '],
    ['decisions', '() => { if (a) { '],
    ['decisions without braces', '() => { if (a) if (a) '],
    ['alternatives', 'a ? b : '],
    ['types that are chosen', 'A extends (B) ? C : '],
    ['types of every name', '{ [A in B]: '],
    ['names of types', '`a${'],
    ['types of functions', '(a: '],
    ['what they return', '() => '],
    ['lists of types', '['],
    ['methods', '{ a(): '],
    ['types that stay', 'readonly '],
  ])('is given up in linear time: %s', (_, open) => {
    expectLinear((count) => {
      expect(cleanModule(`const a = ${open.repeat(count)}`)).toBeUndefined();
      expect(cleanModule(`type A = ${open.repeat(count)}`)).toBeUndefined();
    });
  });

  it.each<[string, (count: number) => string]>([
    ['strings', (count) => `const a = [${String.raw`'\u0041\'',`.repeat(count)}]`],
    ['one string', (count) => `const a = '${'\\n'.repeat(5 * count)}'`],
    ['members', (count) => `const a = b${'.c'.repeat(count)}`],
    ['members that may be absent', (count) => `const a = b${'?.c'.repeat(count)}`],
    ['defaults', (count) => `const a = b${' ?? c'.repeat(count)}`],
    ['choices', (count) => `const a = [${'b ? c : d,'.repeat(count)}]`],
    ['statements', (count) => `const a = () => { const b = c; ${'if (d) { f(); return e }'.repeat(count)} }`],
    ['comments', (count) => `${'/* a */ // b\n'.repeat(count)}const a = 1`],
    ['sums', (count) => `const a = 1${' + 1'.repeat(count)}`],
    ['unions', (count) => `type A = 1${' | 1'.repeat(count)}`],
  ])('is read in linear time: %s', (_, textOf) => {
    expectLinear((count) => expect(cleanModule(textOf(count))).toBeDefined());
  });
});
