import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/main.ts';
import { readProjectFile, replaceParts } from '../marked-parts.ts';
import type { GeneratedFile } from './rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sampleFolder = 'examples/parcel-desk';
/** Enough to show what a finding looks like. */
const findingCount = 2;

/** Generates the sample output in the README. */
export async function generate(): Promise<readonly GeneratedFile[]> {
  const readme = readProjectFile('README.md') ?? '';
  return [{ path: 'README.md', text: replaceParts(readme, new Map([['picture', await createSampleOutput()]])) }];
}

async function createSampleOutput(): Promise<string> {
  const shown = await runHublint(['--quiet', sampleFolder]);
  const [heading = '', ...blocks] = shown.trimEnd().split('\n\n');
  const body = [heading, ...blocks.slice(0, findingCount), '⋮', blocks.at(-1) ?? ''].join('\n\n');
  return `\`\`\`text\n$ npx hublint ${sampleFolder} --quiet\n\n${body}\n\`\`\``;
}

async function runHublint(args: readonly string[]): Promise<string> {
  const shown: string[] = [];
  const stdout = { write: (text: string) => shown.push(text), writable: true, columns: 100 };
  await main(args, { stdout, stderr: process.stderr, stdin: async () => Buffer.alloc(0), cwd: root, env: {} });
  return shown.join('');
}
