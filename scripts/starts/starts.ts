import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { manifest } from './manifest.ts';
import { moduleFiles } from './module.ts';

const asJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
const assets = {
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 5h8l-2 2H2z"/></svg>\n',
  'hub.md': '# Ferry Desk\n\nFerry Desk tells travellers when the next ferry leaves, and whether it is on time.\n',
};

const files: Readonly<Record<string, string>> = {
  ...assets,
  ...moduleFiles,
  'integration.json': asJson(manifest),
  'slip.json': asJson({ ...manifest, titel: 'Ferry Desk' }),
  'configured/integration.json': asJson({ ...manifest, visibility: 'private', icon: undefined, readme: undefined }),
  'configured/hublint.config.json': asJson({ rules: { 'version-semver': 'warn', 'readme-required': ['off'] } }),
  'integration.yaml': stringify(manifest),
  'scripted.json': asJson({ ...manifest, identifier: { extractScript: 'to_string!(.body.ferry)' } }),
};

/**
 * What a run begins with: `--version`, one manifest in each syntax, and in JSON one that the model finds wrong, and ones with
 * a configuration or a script. Arguments by what they start.
 */
export type Starts = Readonly<Record<Kind, readonly string[]>>;

type Kind = 'version' | 'json' | 'yaml' | 'definition' | 'slip' | 'configured' | 'scripted';

/** Works with them, in a folder that is gone afterwards. */
export function withStarts<T>(work: (starts: Starts) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-starts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const lint = (name: string) => [join(folder, name)];
    return work({
      version: ['--version'],
      json: lint('integration.json'),
      yaml: lint('integration.yaml'),
      definition: lint('integration.definition.ts'),
      slip: lint('slip.json'),
      configured: lint('configured/integration.json'),
      scripted: lint('scripted.json'),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
