import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { manifest } from './manifest.ts';
import { asJson, repository } from './repository.ts';

const assets = {
  'icon.svg':
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path id="hull" style="fill:#024" d="M0 5h8l-2 2H2z"/><use href="#hull" y="-4"/></svg>\n',
  'hub.md': `# Ferry Desk

Ferry Desk tells travellers when the next ferry leaves for an island, whether it is on time, and whether it takes cars.

Install it, choose the harbor, and give the number under which the harbor knows you.
`,
};

const beside = (folder: string) =>
  Object.fromEntries(Object.entries(assets).map(([name, text]) => [`${folder}/${name}`, text]));

/** A typical script, and one that only the compiler can judge. */
const scripts = {
  extractScript: 'to_string!(.body.ferry)',
  fallbackHandlerScript: '{ "body": upcase(string!(.ferry)) }',
};

/** The files that the runs need, by path. */
export const files: Readonly<Record<string, string>> = {
  ...repository,
  ...beside('integrations/ferry'),
  ...beside('integrations/pier'),
  ...beside('data'),
  'data/integration.json': asJson(manifest),
  'data/slip.json': asJson({ ...manifest, titel: 'Ferry Desk' }),
  'data/broken.json': asJson(manifest).replace(',\n', '\n'),
  'data/scripted.json': asJson({ ...manifest, identifier: scripts }),
  'data/integration.yaml': stringify(manifest),
  ...beside('configured'),
  'configured/integration.json': asJson(manifest),
  'configured/hublint.config.json': asJson({ rules: { 'version-semver': 'warn', 'readme-required': ['off'] } }),
};

/**
 * The arguments of each kind of run: `--version`, and valid manifests: one in each syntax, an old one, one with a configuration
 * and one with scripts. `slip` has a mistake in JSON, `broken` is not valid JSON, and `slips` has mistakes in TypeScript.
 */
export type Starts = Readonly<Record<Kind, readonly string[]>>;

type Kind =
  | 'version'
  | 'json'
  | 'yaml'
  | 'definition'
  | 'former'
  | 'configured'
  | 'scripted'
  | 'slip'
  | 'broken'
  | 'slips';

/** Returns the arguments for files in this folder. */
export function startsIn(folder: string): Starts {
  const lint = (name: string) => [join(folder, name)];
  return {
    version: ['--version'],
    json: lint('data/integration.json'),
    yaml: lint('data/integration.yaml'),
    definition: lint('integrations/ferry'),
    former: lint('integrations/pier'),
    configured: lint('configured/integration.json'),
    scripted: lint('data/scripted.json'),
    slip: lint('data/slip.json'),
    broken: lint('data/broken.json'),
    slips: lint('integrations/slip'),
  };
}

/** Runs `work` with the files in a temporary folder. */
export function withStarts<T>(work: (starts: Starts) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'hublint-starts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return work(startsIn(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
