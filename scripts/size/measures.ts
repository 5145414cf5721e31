import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedBy } from './loaded.ts';

/** A thousand bytes, as registries and disks count. */
const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Kilobytes of all files in a folder. */
export const folderSize = (folder: string): number =>
  kilobytes(
    sum(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.cache'))
        .map((entry) => statSync(join(entry.parentPath, entry.name)).size),
    ),
  );

/** What npm would publish, in kilobytes: as it is sent, and as it is unpacked. */
export function packedSize(root: string): { readonly sent: number; readonly unpacked: number } {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const [packed]: readonly { readonly size: number; readonly unpackedSize: number }[] = JSON.parse(text);
  return { sent: kilobytes(packed?.size ?? 0), unpacked: kilobytes(packed?.unpackedSize ?? 0) };
}

/** How many packages an installation has, hublint's own among them. */
export function packages(root: string): number {
  const lock: {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>>;
  } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.values(lock.packages).filter(({ dev, devOptional }) => !dev && !devOptional).length;
}

const manifest = {
  name: 'ferry-desk',
  version: '2.1.0',
  title: 'Ferry Desk',
  description: 'Tells travellers when the next ferry leaves, and whether it is on time.',
  visibility: 'private',
};

const configuration = { rules: { 'version-semver': 'warn', 'readme-required': ['off'] } };

const sources = {
  'integration.json': JSON.stringify(manifest, null, 2),
  'slip.json': JSON.stringify({ ...manifest, titel: 'Ferry Desk' }, null, 2),
  'configured/integration.json': JSON.stringify(manifest, null, 2),
  'configured/hublint.config.json': JSON.stringify(configuration, null, 2),
  'integration.yaml': Object.entries(manifest)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join(''),
  'integration.definition.ts': `import { IntegrationDefinition } from '@botpress/sdk';\n
export default new IntegrationDefinition(${JSON.stringify(manifest, null, 2)});\n`,
};

type Kind = 'version' | 'json' | 'slip' | 'configured' | 'yaml' | 'definition';

/**
 * The files that a run loads, and their kilobytes: of `--version`, of one manifest in each syntax, and in JSON of one that
 * the model finds wrong, and of one with a configuration.
 */
export function starts(): Readonly<Record<Kind, Start>> {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-size-'));
  mkdirSync(join(folder, 'configured'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  try {
    return {
      version: startOf('--version'),
      json: startOf(join(folder, 'integration.json')),
      slip: startOf(join(folder, 'slip.json')),
      configured: startOf(join(folder, 'configured/integration.json')),
      yaml: startOf(join(folder, 'integration.yaml')),
      definition: startOf(join(folder, 'integration.definition.ts')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Start {
  readonly files: number;
  readonly size: number;
}

function startOf(...args: readonly string[]): Start {
  const files = loadedBy(args);
  return { files: files.length, size: kilobytes(sum(files.map((file) => statSync(file).size))) };
}
