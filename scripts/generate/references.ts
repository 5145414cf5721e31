import { parse } from 'yaml';
import { commands } from '../../src/cli/commands/all.ts';
import type { BuiltInPreset } from '../../src/engine/plan/registry.ts';
import type { OptionSpec, OptionTable } from '../../src/run/options/option-table.ts';
import { read, withParts } from '../marked-parts.ts';
import type { Generated } from './rules.ts';

/** The purpose of each built-in preset. */
const presets: Readonly<Record<BuiltInPreset, string>> = {
  recommended: 'What every author wants to know. The default.',
  strict: 'Everything in recommended, plus stricter rules.',
  publish: 'What must hold when publishing.',
  hub: 'What a hub reviewer checks. Comments, a baseline and the author’s configuration cannot weaken it.',
  'bp-lint': 'Exactly the findings of the platform CLI’s linter, for migrating from it.',
};

/** The tables of the reference pages in `docs/`. */
export async function generate(): Promise<readonly Generated[]> {
  return [
    page('docs/action.md', action()),
    page('docs/cli.md', new Map([...commandLine()])),
    page('docs/configuration.md', new Map([['presets', table(['Preset', ''], coded(presets))]])),
  ];
}

const page = (path: string, parts: ReadonlyMap<string, string>): Generated => ({
  path,
  text: withParts(read(path) ?? '', parts),
});

function* commandLine(): Generator<readonly [string, string]> {
  const rows = commands.map(({ name, operands, summary }) => [code(`${name} ${operands}`.trim()), summary]);
  yield ['commands', table(['Command', ''], rows)];
  const lint = commands.find(({ name }) => name === 'lint');
  yield ['options', table(['Option', ''], optionRows(lint?.options ?? {}))];
}

const optionRows = (options: OptionTable): string[][] =>
  Object.entries<OptionSpec>(options).flatMap(([name, { short, value, help, negation }]) => {
    const flag = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
    return [[code(flag), help], ...(negation ? [[code(`--no-${name}`), negation]] : [])];
  });

interface ActionFile {
  readonly inputs: Described;
  readonly outputs: Described;
}
type Described = Readonly<Record<string, { readonly description: string }>>;

function action(): ReadonlyMap<string, string> {
  const { inputs, outputs }: ActionFile = parse(read('action.yml') ?? '');
  return new Map([
    ['inputs', table(['Input', ''], described(inputs))],
    ['outputs', table(['Output', ''], described(outputs))],
  ]);
}

const described = (entries: Described): string[][] =>
  Object.entries(entries).map(([name, { description }]) => [code(name), description]);

const coded = (texts: Readonly<Record<string, string>>): string[][] =>
  Object.entries(texts).map(([name, text]) => [code(name), text]);

const code = (text: string): string => `\`${text}\``;

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
    .join('\n');
