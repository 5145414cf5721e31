import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { main } from '../../src/cli/main.ts';
import { presetSummaries } from '../../src/engine/registry.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictured = 'examples/parcel-desk';
/** Enough to see what a finding looks like. */
const findings = 4;

/** What the README shows of hublint at work. */
export async function generate(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const readme = readFileSync(`${root}README.md`, 'utf8');
  const parts = new Map([
    ['picture', await picture()],
    ['presets', presets()],
    ['action', action()],
  ]);
  return [{ path: 'README.md', text: [...parts].reduce((text, [name, part]) => filled(text, name, part), readme) }];
}

async function picture(): Promise<string> {
  const shown = await shownBy(['--quiet', pictured]);
  const [heading = '', ...blocks] = shown.trimEnd().split('\n\n');
  const body = [heading, ...blocks.slice(0, findings), '⋮', blocks.at(-1) ?? ''].join('\n\n');
  return `\`\`\`text\n$ npx hublint ${pictured} --quiet\n\n${body}\n\`\`\``;
}

async function shownBy(args: readonly string[]): Promise<string> {
  const shown: string[] = [];
  const stdout = { write: (text: string) => shown.push(text), writable: true, columns: 100 };
  await main(args, { stdout, stderr: process.stderr, stdin: async () => Buffer.alloc(0), cwd: root, env: {} });
  return shown.join('');
}

function presets(): string {
  const rows = Object.entries(presetSummaries).map(([name, summary]) => `| \`${name}\` | ${summary} |`);
  return ['| Preset | |', '| --- | --- |', ...rows].join('\n');
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
}
interface Described {
  readonly description: string;
}

function action(): string {
  const { inputs, outputs }: ActionFile = parse(readFileSync(`${root}action.yml`, 'utf8'));
  const table = (title: string, entries: Readonly<Record<string, Described>>) => [
    `| ${title} | |`,
    '| --- | --- |',
    ...Object.entries(entries).map(([name, { description }]) => `| \`${name}\` | ${description} |`),
  ];
  return [...table('Input', inputs), '', ...table('Output', outputs)].join('\n');
}

function filled(text: string, name: string, part: string): string {
  const marked = new RegExp(`<!-- begin ${name} -->[\\s\\S]*?<!-- end ${name} -->`);
  return text.replace(marked, () => `<!-- begin ${name} -->\n${part}\n<!-- end ${name} -->`);
}
