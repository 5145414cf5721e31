import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.ts';

/** What knows nothing of the outside. */
const inner = ['src/data', 'schemas', 'src/document', 'src/rule', 'src/engine', 'src/report'];

/** Which parts of the house each part may import from: itself, and what stands below. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'src/data': ['src/data'],
  schemas: ['src/data', 'schemas'],
  'src/document': ['src/data', 'schemas', 'src/document'],
  'src/rule': ['src/data', 'schemas', 'src/document', 'src/rule'],
  'src/rule/kit': ['src/data', 'src/rule', 'src/rule/kit'],
  rules: ['src/rule', 'src/rule/kit'],
  'src/engine': ['src/data', 'schemas', 'src/document', 'src/rule', 'src/engine'],
  'src/report': ['src/data', 'schemas', 'src/document', 'src/rule', 'src/engine', 'src/report'],
  'src/host': ['src/data', 'schemas', 'src/document', 'src/rule', 'src/engine', 'src/host'],
  'src/testing': ['src/data', 'schemas', 'src/document', 'src/rule', 'src/engine', 'src/testing'],
  // The built-in rules come in with the run: below, rules are a list that is handed in.
  src: [...inner, 'src/host', 'rules', 'src/run', 'src'],
  'src/run': [...inner, 'src/host', 'rules', 'src', 'src/run'],
  'src/cli': [...inner, 'src/host', 'rules', 'src', 'src/run', 'src/cli'],
  'src/action': [...inner, 'src/host', 'rules', 'src', 'src/run', 'src/action'],
};

/** Same text in, same answer out: nothing of the outside, no clock, no chance. */
const pure = ['src/data', 'schemas', 'src/document', 'src/rule', 'src/rule/kit', 'rules', 'src/engine', 'src/report'];
const pureModules = ['node:crypto', 'node:path'];
const outside = ['process', 'console', 'performance', 'fetch', 'setTimeout', 'setInterval', 'Date', 'require'];

const root = new URL('../', import.meta.url);

interface Source {
  readonly path: string;
  readonly part: string;
  readonly lines: number;
  readonly imports: readonly string[];
  /** Names that stand for themselves: neither a property nor the key of one. */
  readonly names: ReadonlySet<string>;
}

function sourceOf(path: string): Source {
  const text = readFileSync(new URL(path, root), 'utf8');
  const { tokens } = parse(text, { sourceType: 'module', plugins: ['typescript'], tokens: true });
  const words = (tokens ?? []).flatMap(({ type, value }) =>
    typeof type === 'object' ? [{ label: String(type.label), value: String(value ?? '') }] : [],
  );
  const imports = words.flatMap(({ label, value }, at) =>
    label === 'string' && /^(?:from|import)$|^\($/.test(wordBefore(words, at)) ? [value] : [],
  );
  const names = words
    .filter(
      ({ label }, at) =>
        label === 'name' && !/^\??\.$/.test(words[at - 1]?.label ?? '') && words[at + 1]?.label !== ':',
    )
    .map(({ value }) => value);
  return { path, part: partOf(path), lines: text.split('\n').length - 1, imports, names: new Set(names) };
}

/** `from` or `import` before a string, also where a bracket stands between. */
function wordBefore(words: readonly { readonly label: string; readonly value: string }[], at: number): string {
  const before = words[at - 1];
  if (before?.label !== '(') return before?.value || before?.label || '';
  return words[at - 2]?.label === 'import' ? 'import' : '';
}

const partOf = (path: string): string =>
  Object.keys(floors)
    .filter((part) => path.startsWith(`${part}/`))
    .sort((a, b) => b.length - a.length)[0] ?? path;

const sources = ['schemas', 'rules', 'src'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => sourceOf(posix.join(folder, name.replaceAll('\\', '/')))),
);

const targetOf = ({ path }: Source, specifier: string): string => posix.join(posix.dirname(path), specifier);

/** The files that a file imports, types included. */
const targetsOf = (source: Source): readonly string[] =>
  source.imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => targetOf(source, specifier));

describe('the floors of the house', () => {
  it('are all there, and every file stands on one', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect([...new Set(sources.map(({ part }) => part))].sort()).toEqual(Object.keys(floors).sort());
    const entry = sources.find(({ path }) => path === 'src/cli/start.ts');
    expect(entry?.imports).toEqual(['node:process', '../host/working-directory.ts', './io.ts', './main.ts']);
    expect(entry?.names).toContain('process');
  });

  it('depend on what is below, never on what is above', () => {
    const wrong = sources.flatMap((source) =>
      targetsOf(source)
        .filter((target) => !floors[source.part]?.includes(partOf(target)) && source.path !== 'rules/index.ts')
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are entered by rules through the one door that plugins have, and the kit that only they have', () => {
    const doors = sources.filter(({ part, path }) => part === 'rules' && path !== 'rules/index.ts').flatMap(targetsOf);
    const others = new Set(doors.filter((door) => partOf(door) !== 'src/rule/kit'));
    expect([...others]).toEqual(['src/rule/index.ts']);
  });

  it('keep in the kit only what rules use, each part of it', () => {
    const kit = sources.filter(({ part }) => part === 'src/rule/kit').map(({ path }) => path);
    const users = sources.filter(({ part }) => part === 'rules' || part === 'src/rule/kit');
    const used = new Set(users.flatMap(targetsOf));
    expect(kit.filter((path) => !used.has(path))).toEqual([]);
    expect(kit.length).toBeGreaterThan(5);
  });

  it.each(['value', 'syntax', 'evaluate', 'modules', 'edit'])('know nothing of the platform in %s', (folder) => {
    const inside = (part: string) => `src/document/module/${part}/`;
    const readers = sources.filter(({ path }) => path.startsWith(inside(folder)));
    const wrong = readers.flatMap((source) =>
      targetsOf(source)
        .filter((target) => target.startsWith(inside('platform')))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(readers).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('stand in no circle', () => {
    const imports = new Map(sources.map((source) => [source.path, targetsOf(source)]));
    expect(circlesIn(imports)).toEqual([]);
  });

  it('are told of any circle by its files', () => {
    const imports = new Map([
      ['lamp.ts', ['switch.ts', 'bulb.ts']],
      ['switch.ts', ['wire.ts']],
      ['wire.ts', ['bulb.ts', 'lamp.ts']],
      ['bulb.ts', ['bulb.ts']],
    ]);
    expect(circlesIn(imports)).toEqual(['bulb.ts → bulb.ts', 'lamp.ts → switch.ts → wire.ts → lamp.ts']);
  });
});

describe('what is pure', () => {
  const pureSources = sources.filter(({ part }) => pure.includes(part));

  it('imports nothing of the outside', () => {
    const wrong = pureSources.flatMap(({ path, imports }) =>
      imports
        .filter((specifier) => specifier.startsWith('node:') && !pureModules.includes(specifier))
        .map((specifier) => `${path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names nothing of the outside', () => {
    const wrong = pureSources.flatMap(({ path, names }) =>
      outside.filter((name) => names.has(name)).map((name) => `${path} names ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Where hublint reaches outside of itself: in one file each, so that one file shows what it may do there. */
const doors: readonly (readonly [what: string, module: RegExp, files: readonly string[]])[] = [
  ['other programs', /^node:child_process$/, ['src/host/programs/start.ts']],
  ['threads', /^node:worker_threads$/, ['src/host/facts/scripts/worker.ts']],
  [
    'the network',
    /^node:(?:https?|http2|net|tls|dgram|dns)(?:\/|$)/,
    ['src/host/load/child.ts', 'src/host/load/child/index.ts'],
  ],
  ['generated code', /^node:vm$/, ['src/host/facts/deadline.ts', 'src/host/load/child/evaluate.ts']],
  [
    'files',
    /^(?:node:)?fs(?:\/|$)/,
    [
      'src/host/files/entries.ts',
      'src/host/files/read.ts',
      'src/host/files/write.ts',
      'src/host/load/child/withhold.ts',
    ],
  ],
];

/** What of `node:fs` each of its doors is for. */
const fileNames = {
  'src/host/files/entries.ts': [
    'Stats',
    'accessSync',
    'constants',
    'lstatSync',
    'readdirSync',
    'realpathSync',
    'statSync',
  ],
  'src/host/files/read.ts': ['closeSync', 'constants', 'fstatSync', 'openSync', 'readSync'],
  'src/host/files/write.ts': [
    'appendFileSync',
    'chmodSync',
    'mkdirSync',
    'renameSync',
    'rmSync',
    'statSync',
    'writeFileSync',
  ],
};

describe('the outside', () => {
  it.each(doors)('is entered for %s through its doors alone', (_, module, files) => {
    const entered = sources.filter(({ imports }) => imports.some((specifier) => module.test(specifier)));
    expect(entered.map(({ path }) => path)).toEqual(files);
  });

  it('is read in one file, written in one, and looked at in one', () => {
    const imported = Object.keys(fileNames).map((path) => {
      const text = readFileSync(new URL(path, root), 'utf8');
      const list = /import \{([^}]*)\} from 'node:fs'/.exec(text)?.[1] ?? '';
      return [
        path,
        list
          .split(',')
          .map((name) => name.trim().replace('type ', ''))
          .sort(),
      ];
    });
    expect(Object.fromEntries(imported)).toEqual(fileNames);
  });

  it('is imported in one file: elsewhere an import names what it imports', () => {
    const computed = sources.filter(({ path }) => {
      const text = readFileSync(new URL(path, root), 'utf8');
      return /(?<!\.)\bimport\((?!\s*(?:\/\*[^*]*\*\/\s*)?['"])/.test(text.replace(/^\s*(?:\*|\/\/).*$/gm, ''));
    });
    expect(computed.map(({ path }) => path)).toEqual(['src/host/config/import.ts']);
    const requiring = sources.filter(
      ({ imports, names }) => imports.includes('node:module') && names.has('createRequire'),
    );
    expect(requiring.map(({ path }) => path)).toEqual([
      'src/host/facts/scripts/gather.ts',
      'src/host/files/packages.ts',
      'src/host/load/child/bundle.ts',
      'src/host/load/child/evaluate.ts',
      'src/host/load/child/sdk.ts',
      'src/host/load/program.ts',
    ]);
  });
});

describe('files', () => {
  it.each([
    ['in general', 200, sources],
    ['of rules', 60, sources.filter(({ part, path }) => part === 'rules' && path !== 'rules/index.ts')],
    ['of formats', 120, sources.filter(({ path }) => /^src\/report\/[^/]+\.ts$/.test(path))],
  ])('%s stay below %i lines', (_, most, files) => {
    expect(files.filter(({ lines }) => lines > most).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

it('ends by itself: nothing but the end of work ends the process', () => {
  const text = (path: string) => readFileSync(new URL(path, root), 'utf8');
  expect(sources.filter(({ path }) => /\bprocess\.exit\(/.test(text(path))).map(({ path }) => path)).toEqual([]);
});
