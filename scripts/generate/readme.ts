import { fileURLToPath } from 'node:url';
import { main } from '../../src/cli/main.ts';
import { read, withParts } from '../marked-parts.ts';
import type { Generated } from './rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pictured = 'examples/parcel-desk';
/** Enough to show what a finding looks like. */
const findings = 2;

/** Generates the sample output in the README. */
export async function generate(): Promise<readonly Generated[]> {
  const readme = read('README.md') ?? '';
  return [{ path: 'README.md', text: withParts(readme, new Map([['picture', await picture()]])) }];
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
