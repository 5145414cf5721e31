import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { isContainer } from '../../src/data/objects.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { unwrap } from '../../src/document/wrapper.ts';
import { type Case, folder } from './case.ts';
import { fill, snapshot } from './folder.ts';
import { readers, readLog, readPlain } from './outputs.ts';
import { faultsOf, lasting, type Run, runHere } from './run.ts';

const writing = ['--fix', '--fix-unsafe', '--update-baseline', 'init'];

/** Runs a case in an empty folder and yields all faults. `elsewhere` runs it again in another process. */
export async function* check(one: Case, root: string, elsewhere?: (cwd: string) => Run): AsyncGenerator<string> {
  const { args, files } = one;
  const refill = () => {
    rmSync(root, { recursive: true, force: true });
    fill(root, { ...files, reports: folder });
  };
  refill();
  const before = snapshot(root);
  const first = await runHere(root, args);
  yield* faultsOf(first);
  yield* faultsOfOutputs(first, one, root);
  const after = snapshot(root);
  if (!args.some((arg) => writing.includes(arg))) yield* changesIn(before, after, written(args));
  // Restores the folder, so that the second run starts from the same files as the first.
  else refill();
  const second = await runHere(root, args);
  if (!isSame(first, second, args)) yield `The second run differs: ${difference(first, second)}`;
  const same = one.same ?? [];
  if (same.length > 1) yield* differencesIn(first, same);
  if (one.printed !== undefined) yield* differencesOfPrinted(one.printed, root);
  if (elsewhere) {
    refill();
    const other = elsewhere(root);
    yield* faultsOf(other);
    if (!isSame(first, other, args)) yield `The built command line differs: ${difference(first, other)}`;
  }
  if (same.length > 1 || one.printed) {
    refill();
    yield* faultsOfFixes(root, same);
  }
  if ('hublintWasHere' in globalThis) yield 'Something of the project was run.';
}

const isSame = (one: Run, other: Run, args: readonly string[]) =>
  JSON.stringify(lasting(one, args)) === JSON.stringify(lasting(other, args));

function difference(one: Run, other: Run): string {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const from = Math.max(0, at - 200);
  return `${a.slice(from, at + 300)}\nand ${b.slice(from, at + 300)}`;
}

/** Returns the report files named on a command line. */
const written = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg, at) =>
    args[at - 1] === '--format' && arg.includes('=') ? [arg.slice(arg.indexOf('=') + 1)] : [],
  );

function* changesIn(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  allowed: readonly string[],
) {
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(path) === after.get(path) || allowed.includes(path)) continue;
    yield `\`${path}\` changes.`;
  }
}

function* faultsOfOutputs(run: Run, { args }: Case, root: string): Generator<string> {
  yield* faultOf('stderr', () => readPlain(run.stderr));
  const named = args.filter((_, at) => args[at - 1] === '--format');
  const shown = named.find((name) => !name.includes('='));
  if (shown !== 'github') yield* faultOf('stdout', () => readLog(run.stdout));
  const isLint = args[0]?.startsWith('--') ?? true;
  if (!isLint || (run.code === 2 && run.stdout === '')) return;
  if (shown !== undefined) yield* faultOf(shown, () => readers[shown]?.(run.stdout));
  for (const name of named.filter((each) => each.includes('=reports/'))) {
    const [format = '', file = ''] = name.split('=');
    yield* faultOf(name, () => readers[format]?.(readFileSync(join(root, file), 'utf8')));
  }
}

function* faultOf(what: string, read: () => void): Generator<string> {
  try {
    read();
  } catch (error) {
    yield `${what}: ${error instanceof Error ? error.message : error}`;
  }
}

interface Found {
  readonly file: string;
  readonly diagnostics: readonly Readonly<Record<string, unknown>>[];
}

const resultsIn = (run: Run): readonly Found[] | undefined => {
  try {
    return JSON.parse(run.stdout).results;
  } catch {
    // Another format, or no output.
    return undefined;
  }
};

/** Returns the findings without their position in the text. */
const findingsIn = ({ diagnostics }: Found, parts: readonly string[]): readonly string[] =>
  diagnostics
    .map((one) =>
      JSON.stringify(parts.map((part) => (isContainer(one[part]) ? { ...one[part], edits: 0 } : one[part]))),
    )
    .sort();

const essence = ['rule', 'messageId', 'pointer', 'message', 'severity', 'fingerprint', 'fix', 'also'];

function* differencesIn(run: Run, same: readonly string[]): Generator<string> {
  const results = resultsIn(run)?.filter(({ file }) => same.includes(file));
  const [first, ...others] = results ?? [];
  for (const other of first ? others : []) {
    const [a, b] = [first, other].map((each) => findingsIn(each as Found, essence));
    const only = (one: readonly string[] = [], two: readonly string[] = []) =>
      one.filter((each) => !two.includes(each));
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    yield `${first?.file} and ${other.file} differ: ${only(a, b).slice(0, 3).join(' ')} | ${only(b, a).slice(0, 3).join(' ')}`;
  }
}

/** Findings that depend on the source text: syntax faults, and properties that the SDK drops. */
const isOfText = (rule: unknown) => rule === 'model/unknown-property' || String(rule).startsWith('syntax/');

/** Checks that a definition in TypeScript and its JSON have the same findings. */
async function* differencesOfPrinted(file: string, root: string): AsyncGenerator<string> {
  const printed = await runHere(root, ['print', file]);
  yield* faultsOf(printed);
  if (printed.code !== 0 || printed.stdout.includes('"$opaque"')) return;
  fill(root, { 'printed/integration.json': printed.stdout });
  const run = await runHere(root, ['--format', 'json', '--no-config', '--preset', 'strict', '--as', 'definition']);
  const [module, json] = resultsIn(run)?.toSorted((a, b) => a.file.localeCompare(b.file)) ?? [];
  if (!module || !json || module.diagnostics.some(({ rule }) => isOfText(rule))) return;
  const parts = ['rule', 'messageId', 'pointer', 'message', 'severity'];
  const [a, b] = [findingsIn(module, parts), findingsIn(json, parts)];
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const only = (one: readonly string[], two: readonly string[]) =>
    one.filter((each) => !two.includes(each)).slice(0, 3);
  yield `${module.file} and what \`print\` says of it differ: ${only(a, b).join(' ')} | ${only(b, a).join(' ')}`;
}

/** Checks that a fixed manifest can be read again, and that the result is the same in every syntax. */
async function* faultsOfFixes(root: string, same: readonly string[]): AsyncGenerator<string> {
  const fixed = await runHere(root, ['--fix-unsafe', '--format', 'json', '--preset', 'strict', '--no-config']);
  yield* faultsOf(fixed);
  const read: string[] = [];
  for (const file of same)
    read.push(JSON.stringify(await dataIn(file, readFileSync(join(root, file), 'utf8')), null, 1));
  for (const [at, each] of read.entries())
    if (each !== read[0]) yield `Fixes of ${same[0]} and ${same[at]} differ: ${firstDifference(read[0] ?? '', each)}`;
  const again = await runHere(root, ['--format', 'json', '--preset', 'strict', '--no-config']);
  yield* faultsOf(again);
  if (fixed.code !== 2 && fixed.stdout !== again.stdout)
    yield `After fixes, another run finds: ${difference(fixed, again)}`;
  yield* differencesIn(again, same);
}

/** Parses a text with another parser than hublint's own, if there is one that loses nothing. */
async function dataIn(file: string, text: string): Promise<unknown> {
  if (file.endsWith('.json')) return unwrap(JSON.parse(text))?.data;
  if (file.endsWith('.yaml')) return unwrap(parseYaml(text, { merge: false }))?.data;
  return (await openDocument(file, text)).data;
}

function firstDifference(one: string, other: string): string {
  const [a, b] = [one.split('\n'), other.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  return `${a.slice(Math.max(0, at - 3), at + 3).join('\n')}\nand\n${b.slice(Math.max(0, at - 3), at + 3).join('\n')}`;
}
