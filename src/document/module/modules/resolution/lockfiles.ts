/** A lockfile, by how it writes what it has of a package: NAME in the comments, and a pattern of the name in what is called. */
export interface Lockfile {
  readonly file: string;
  /** A release that a registry has, with its version in the first group; all of them in one text. */
  readonly released: (name: string) => RegExp;
  /** A folder that is linked to. Where it is not known how that is written, nothing can be told of folders. */
  readonly linked?: (name: string) => RegExp;
}

/** What npm writes, in either of its files. */
const npm = {
  /** `"node_modules/NAME": { "version": "1.2.3"` */
  released: (name: string) => new RegExp(`node_modules/${name}": \\{\\s*"version": "([^"]+)"`, 'g'),
  /** `"node_modules/NAME": { "resolved": "packages/name", "link": true` */
  linked: (name: string) => new RegExp(`node_modules/${name}": \\{\\s*"resolved": "[^"\\n]*",\\s*"link": true`),
};

/** Lockfiles are searched, not read as what they are: that would take many times as long. */
export const lockfiles: readonly Lockfile[] = [
  {
    file: 'pnpm-lock.yaml',
    /** `NAME@1.2.3`, before pnpm 8 `/NAME/1.2.3`, then `/NAME@1.2.3` */
    released: (name) => new RegExp(`^ +['"]?/?${name}[@/](\\d+\\.\\d+\\.\\d+[\\w.-]*)`, 'gm'),
    /** `NAME: link:../name`, since pnpm 8 with `specifier: ^1.0.0` and `version: link:../name` in lines of their own */
    linked: (name) =>
      new RegExp(`^ +['"]?${name}['"]?:(?: |\\r?\\n +specifier: [^\\n]*\\n +version: )['"]?(?:link|file):`, 'm'),
  },
  { file: 'package-lock.json', ...npm },
  { file: 'npm-shrinkwrap.json', ...npm },
  {
    file: 'yarn.lock',
    /** `"NAME@^1.0.0":` or `"NAME@npm:^1.0.0":` with `version "1.2.3"` or `version: 1.2.3` in the next line */
    released: (name) => new RegExp(`^"?${name}@.*:\\r?\\n +version:? "?([^"\\s]+)`, 'gm'),
  },
  {
    file: 'bun.lock',
    /** `"NAME@1.2.3"` */
    released: (name) => new RegExp(`"${name}@(\\d[^"]*)"`, 'g'),
  },
];

/** A valid name of an npm package, which has at most 214 characters. */
const npmName = /^(?=.{1,214}$)(?:@[\w.~-]+\/)?[\w.~-]+$/;

/**
 * Whether a lockfile has a package from a registry, and links nobody to a folder for it. Where none says so, it may all
 * the same be from one.
 * @param read The text of a file in the root of the project.
 */
export function isFromRegistry(name: string, read: (file: string) => string | undefined): boolean {
  if (!npmName.test(name)) return false;
  const written = name.replaceAll('.', '\\.');
  return lockfiles.some(({ file, released, linked }) => {
    const text = linked && linesWith(name, read(file) ?? '');
    return text !== undefined && released(written).test(text) && linked?.(written).test(text) === false;
  });
}

/** The lines of a lockfile with a name in them, each with the two behind it: more no pattern looks at. The rest is megabytes. */
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
