/**
 * The format of a lockfile: regular expressions for the entries of a package. NAME in the comments is the name, which is passed
 * as a regular expression.
 */
export interface Lockfile {
  readonly file: string;
  /** Matches a release from a registry, with its version in the first group; global, for finding all of them. */
  readonly released: (name: string) => RegExp;
  /** Matches a link to a folder. If absent, the format is unknown, so nothing is known about linked folders. */
  readonly linked?: (name: string) => RegExp;
}

/** The format of both of npm's lockfiles. */
const npm = {
  /** `"node_modules/NAME": { "version": "1.2.3"`. */
  released: (name: string) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
  /** `"node_modules/NAME": { "resolved": "packages/name", "link": true`. */
  linked: (name: string) => new RegExp(`node_modules/${name}": \\{\\s*"resolved": "[^"\\n]*",\\s*"link": true`),
};

/** Lockfiles are searched, not parsed, which would take many times as long. */
export const lockfiles: readonly Lockfile[] = [
  {
    file: 'pnpm-lock.yaml',
    /** `NAME@1.2.3`; before pnpm 8 `/NAME/1.2.3`, then `/NAME@1.2.3`. */
    released: (name) => new RegExp(`^ +['"]?/?${name}[@/](\\d+\\.\\d+\\.\\d+[\\w.-]*)`, 'gm'),
    /** `NAME: link:../name`; since pnpm 8 with `specifier: ^1.0.0` and `version: link:../name` on separate lines. */
    linked: (name) =>
      new RegExp(`^ +['"]?${name}['"]?:(?: |\\r?\\n +specifier: [^\\n]*\\n +version: )['"]?(?:link|file):`, 'm'),
  },
  { file: 'package-lock.json', ...npm },
  { file: 'npm-shrinkwrap.json', ...npm },
  {
    file: 'yarn.lock',
    /** `"NAME@^1.0.0":` or `"NAME@npm:^1.0.0":`, with `version "1.2.3"` or `version: 1.2.3` on the next line. */
    released: (name) => new RegExp(`^"?${name}@.*:\\r?\\n +version:? "?([^"\\s]+)`, 'gm'),
  },
  {
    file: 'bun.lock',
    /** `"NAME@1.2.3"`. */
    released: (name) => new RegExp(`"${name}@(\\d[^"]*)"`, 'g'),
  },
];

/** A valid name of an npm package, which has at most 214 characters. */
const npmName = /^(?=.{1,214}$)(?:@[\w.~-]+\/)?[\w.~-]+$/;

/**
 * Whether a lockfile has a package from a registry, and no link to a folder for it. If false, it may be from a registry all the
 * same.
 * @param read returns the text of a file in the root of the project.
 */
export function isFromRegistry(name: string, read: (file: string) => string | undefined): boolean {
  if (!npmName.test(name)) return false;
  const written = name.replaceAll('.', '\\.');
  return lockfiles.some(({ file, released, linked }) => {
    const text = linked && linesWith(name, read(file) ?? '');
    return text !== undefined && released(written).test(text) && linked?.(written).test(text) === false;
  });
}

/**
 * Returns the lines of a lockfile that contain a name, each with the next two: the patterns match no further. The rest is
 * megabytes.
 */
export function linesWith(name: string, text: string): string {
  let [found, taken] = ['', 0];
  for (let at = text.indexOf(name), next = 0; at >= 0; at = text.indexOf(name, next)) {
    next = nextLine(text, at);
    const end = nextLine(text, nextLine(text, next));
    found += text.slice(Math.max(taken, text.lastIndexOf('\n', at) + 1), end);
    taken = end;
  }
  return found;
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
