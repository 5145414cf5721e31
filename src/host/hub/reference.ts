import semverParse from 'semver/functions/parse.js';
import semverSatisfies from 'semver/functions/satisfies.js';
import semverValidRange from 'semver/ranges/valid.js';
import { KnownError } from '../../engine/known-error.ts';
import { withoutScheme } from './scheme.ts';

/** A version of an integration, as in `hub:NAME@VERSION|RANGE|latest`; the hub resolves ranges. */
export interface NamedVersion {
  /** The name, with the workspace's handle and a slash in front unless the integration is the platform's own. */
  readonly name: string;
  readonly version: string;
  /** Whether the version is exact, so that it always means the same. */
  readonly isExact: boolean;
}

/** A version of an integration by its id, as in `hub:ID`. */
export interface IdReference {
  readonly id: string;
}

export type HubReference = NamedVersion | IdReference;

/** Names, versions and ranges are not longer. Source: platform API, section 8. */
const maxLength = 200;
/** The characters of a name, chosen so that it stays one path segment however a server decodes it. */
const namePart = /^(?!\.*$)[\w.~-]+$/;
/** Source: platform API, section 2.1. */
const idForm = /^[\w-]{28,36}$/;

const hint =
  'Write `hub:NAME@VERSION`, `hub:NAME@RANGE` or `hub:NAME@latest`, such as `hub:acme/slack@^1.2.0`; or `hub:ID`.';

/**
 * Parses a hub reference.
 * @throws KnownError if it is neither a name with a version nor an id.
 */
export function parseReference(target: string): HubReference {
  const text = withoutScheme(target);
  const at = text.indexOf('@');
  if (at < 0) {
    if (idForm.test(text)) return { id: text };
    const meant = isName(text) ? ` The latest version is \`${target}@latest\`.` : '';
    throw new KnownError({ message: `\`${target}\` has no version, and is not an id.`, hint: hint + meant });
  }
  const [name, version] = [text.slice(0, at), text.slice(at + 1)];
  if (!isName(name)) {
    throw new KnownError({ message: `\`${target}\` contains no valid name of an integration.`, hint });
  }
  if (version === '' || version.length > maxLength || (version !== 'latest' && semverValidRange(version) === null)) {
    throw new KnownError({ message: `\`${target}\` has neither a version nor a range nor \`latest\`.`, hint });
  }
  return { name, version, isExact: isExact(version) };
}

/** Returns whether a string can be the name of an integration, with or without a handle. */
export function isName(text: string): boolean {
  const parts = text.split('/');
  return text.length <= maxLength && parts.length <= 2 && parts.every((part) => namePart.test(part));
}

const isExact = (version: string): boolean => /^\d/.test(version) && semverParse(version)?.raw === version;

/** Returns whether a version satisfies a reference. */
export function satisfies(version: unknown, { version: requested, isExact }: NamedVersion): boolean {
  if (typeof version !== 'string') return false;
  if (isExact) return version === requested;
  return requested === 'latest' || semverSatisfies(version, requested, { includePrerelease: true });
}
