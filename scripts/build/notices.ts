import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the authors and licences of the packages that bundled modules come from. */
export function writeNotices(modules: readonly string[], file: string): void {
  const folders = new Set(modules.flatMap((path) => packageFolder(path) ?? []));
  const notices = [...folders].map(noticeOf).sort();
  writeFileSync(file, `${[...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

/** Returns the folder of the package that a module belongs to; undefined for hublint's own modules. */
function packageFolder(path: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0];
}

/** @throws Error if a package names no licence: it may not be redistributed. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  if (license === undefined) throw new Error(`${name} has no licence: it cannot be bundled.`);
  const texts = readdirSync(folder)
    .filter((entry) => /^(?:licen[cs]e|notice)/i.test(entry))
    .sort()
    .map((entry) => readFileSync(join(folder, entry), 'utf8').replaceAll('\r\n', '\n').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
