import { compare, major, minor, prerelease } from 'semver';

/** The parts of a release. */
export interface Release {
  readonly version: string;
  /** The npm dist-tag: `latest`, or `next` for a prerelease. */
  readonly channel: 'latest' | 'next';
  /** The tags for users of the Action that move to this release: `v1` and `v1.2`, unless a newer version has them. */
  readonly movingTags: readonly string[];
  /** Its section of the changelog. */
  readonly notes: string;
}

/**
 * Returns the release of a tag, from the contents of the repository.
 * @throws Error if the tag does not match the version, or the changelog has no section for it.
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
    movingTags: isPrerelease ? [] : line.filter(isNewest),
    notes,
  };
}

const isRelease = (tag: string): boolean => /^v\d+\.\d+\.\d+$/.test(tag);

function sectionOf(version: string, changelog: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => /^\S*/.exec(text)?.[0] === version) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}
