import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const script = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const data = ['json', 'yaml', 'yml'];

/** Where a configuration may stand, first found first. */
export const searchPlaces: readonly string[] = [
  ...[...script, ...data].map((extension) => `hublint.config.${extension}`),
  '.hublintrc',
  ...data.map((extension) => `.hublintrc.${extension}`),
  'package.json',
];

/**
 * The configuration file that holds for a folder, searched upward to the project's root (the first folder with a
 * `package.json`). Reads names only, so that a project without a configuration does not pay for a loader.
 */
export function probe(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const names = namesIn(at);
    const found = searchPlaces.find(
      (place) => names.has(place) && (place !== 'package.json' || hasKey(join(at, place))),
    );
    if (found !== undefined) return join(at, found);
    if (names.has('package.json') || at === dirname(at)) return undefined;
  }
}

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}

const hasKey = (packageJson: string): boolean => {
  try {
    return /"hublint"\s*:\s*[{[]/.test(readFileSync(packageJson, 'utf8'));
  } catch {
    return false;
  }
};
