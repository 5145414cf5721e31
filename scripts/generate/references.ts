import { parse } from 'yaml';
import { commands } from '../../src/cli/commands/all.ts';
import type { BuiltInPreset } from '../../src/engine/plan/registry.ts';
import type { OptionSpec, OptionTable } from '../../src/run/options/option-table.ts';
import { readProjectFile, replaceParts } from '../marked-parts.ts';
import type { GeneratedFile } from './rules.ts';

/** The purpose of each built-in preset. */
const presets: Readonly<Record<BuiltInPreset, string>> = {
  recommended: 'What every author wants to know. The default.',
  strict: 'Everything in recommended, plus stricter rules.',
  publish: 'What must hold when publishing.',
  hub: 'What a hub reviewer checks. Comments, a baseline and the author’s configuration cannot weaken it.',
  'bp-lint': 'Exactly the findings of the platform CLI’s linter, for migrating from it.',
};

/** The tables of the reference pages in `docs/`. */
export async function generate(): Promise<readonly GeneratedFile[]> {
  return [
    generatePage('docs/action.md', createActionTables()),
    generatePage('docs/cli.md', new Map([...createCommandTables()])),
    generatePage('docs/configuration.md', new Map([['presets', formatTable(['Preset', ''], rowsWithCode(presets))]])),
  ];
}

const generatePage = (path: string, parts: ReadonlyMap<string, string>): GeneratedFile => ({
  path,
  text: replaceParts(readProjectFile(path) ?? '', parts),
});

function* createCommandTables(): Generator<readonly [string, string]> {
  const rows = commands.map(({ name, operands, summary }) => [formatCode(`${name} ${operands}`.trim()), summary]);
  yield ['commands', formatTable(['Command', ''], rows)];
  const lint = commands.find(({ name }) => name === 'lint');
  yield ['options', formatTable(['Option', ''], optionRows(lint?.options ?? {}))];
}

const optionRows = (options: OptionTable): string[][] =>
  Object.entries<OptionSpec>(options).flatMap(([name, { short, value, help, negation }]) => {
    const flag = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
    return [[formatCode(flag), help], ...(negation ? [[formatCode(`--no-${name}`), negation]] : [])];
  });

interface ActionFile {
  readonly inputs: Described;
  readonly outputs: Described;
}
type Described = Readonly<Record<string, { readonly description: string }>>;

function createActionTables(): ReadonlyMap<string, string> {
  const { inputs, outputs }: ActionFile = parse(readProjectFile('action.yml') ?? '');
  return new Map([
    ['inputs', formatTable(['Input', ''], rowsWithDescription(inputs))],
    ['outputs', formatTable(['Output', ''], rowsWithDescription(outputs))],
  ]);
}

const rowsWithDescription = (entries: Described): string[][] =>
  Object.entries(entries).map(([name, { description }]) => [formatCode(name), description]);

const rowsWithCode = (texts: Readonly<Record<string, string>>): string[][] =>
  Object.entries(texts).map(([name, text]) => [formatCode(name), text]);

const formatCode = (text: string): string => `\`${text}\``;

const formatTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
    .join('\n');
