/** A lockfile, by what it says of a package. It is searched, not read as what it is: that would take longer than is spared. */
interface Lockfile {
  readonly file: string;
  /** How it starts to tell of the release of a package that a registry has. */
  readonly released: (name: string) => RegExp;
  /** How it tells of a package that is a folder. */
  readonly linked: (name: string) => RegExp;
}

/** What newer ones of pnpm tell first: how the package is asked for. */
const specifier = String.raw`\r?\n +specifier: [^\n]*\n +`;

const lockfiles: readonly Lockfile[] = [
  {
    file: 'pnpm-lock.yaml',
    released: (name) => new RegExp(`\\n {2}['"]?/?${name}[@/]\\d`),
    linked: (name) => new RegExp(`\\n +['"]?${name}['"]?:(?: |${specifier}version: )['"]?(?:link|file):`),
  },
  {
    file: 'package-lock.json',
    released: (name) => new RegExp(`node_modules/${name}": *\\{\\s+"version":`),
    linked: (name) => new RegExp(`node_modules/${name}": *\\{\\s+"resolved": "[^"\\n]*",\\s+"link": true`),
  },
];

/** What npm lets a package be called, in so many signs. */
const packageName = /^(?=.{1,214}$)(?:@[\w.~-]+\/)?[\w.~-]+$/;

/**
 * Whether pnpm or npm took a package from a registry, and no folder for it. Where no lockfile says so, it may all the same
 * be from one.
 * @param read The text of a file in the root of the project.
 */
export function isFromRegistry(name: string, read: (file: string) => string | undefined): boolean {
  if (!packageName.test(name)) return false;
  const written = name.replaceAll('.', '\\.');
  return lockfiles.some(({ file, released, linked }) => {
    const text = read(file);
    return text?.includes(name) === true && released(written).test(text) && !linked(written).test(text);
  });
}
