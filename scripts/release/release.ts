import { compare, major, minor, prerelease } from 'semver';

/** What a release is made of. */
export interface Release {
  readonly version: string;
  /** The dist-tag that npm installs it by: `latest`, or `next` for a prerelease. */
  readonly channel: 'latest' | 'next';
  /** What users of the Action name and are to get it by: `v1` and `v1.2`, each where nothing newer has it already. */
  readonly moving: readonly string[];
  /** The section of the changelog. */
  readonly notes: string;
}

/**
 * What a tag releases, told by what is in the repository.
 * @throws Error where the tag is not that of the version, or the changelog says nothing of it.
 */
export function releaseOf(
  tag: string,
  {
    version,
    changelog,
    tags,
  }: { readonly version: string; readonly changelog: string; readonly tags: readonly string[] },
): Release {
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, and package.json has ${version}: it takes v${version}.`);
  const notes = sectionOf(version, changelog);
  if (notes === '') throw new Error(`CHANGELOG.md has no section \`## ${version}\`, or nothing in it.`);
  const isPrerelease = prerelease(version) !== null;
  const line = [`v${major(version)}`, `v${major(version)}.${minor(version)}`];
  const isNewest = (prefix: string) =>
    tags.every((other) => !isRelease(other) || !other.startsWith(`${prefix}.`) || compare(other, tag) <= 0);
  return {
    version,
    channel: isPrerelease ? 'next' : 'latest',
    moving: isPrerelease ? [] : line.filter(isNewest),
    notes,
  };
}

const isRelease = (tag: string): boolean => /^v\d+\.\d+\.\d+$/.test(tag);

function sectionOf(version: string, changelog: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => /^\S*/.exec(text)?.[0] === version) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}
