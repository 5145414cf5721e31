import { describe, expect, it } from 'vitest';
import { releaseOf } from '../../scripts/release/release.ts';

const changelog = `# Changes

About them.

## 1.10.0

### Added

- Ferries.

## 1.1.0 - 2026-05-01

### Fixed

- Boats.

## 1.0.0-rc.1

- Rafts.
`;
const at = (version: string, tags: readonly string[] = []) => releaseOf(`v${version}`, { version, changelog, tags });

describe('a release', () => {
  it('has the notes of the changelog', () => {
    expect(at('1.10.0').notes).toBe('### Added\n\n- Ferries.');
    expect(at('1.1.0').notes).toBe('### Fixed\n\n- Boats.');
  });

  it('moves the tags of its major and its minor version', () => {
    expect(at('1.10.0', ['v1', 'v1.1', 'v1.1.0', 'v1.9.3', 'v1.10.0', 'v2.0.0-rc.1', ''])).toMatchObject({
      channel: 'latest',
      movingTags: ['v1', 'v1.10'],
    });
  });

  it('does not move a tag of a newer version', () => {
    expect(at('1.1.0', ['v1.1.0', 'v1.10.0', 'v2.0.0']).movingTags).toEqual(['v1.1']);
    expect(at('1.1.0', ['v1.1.0', 'v1.1.1']).movingTags).toEqual([]);
  });

  it('is published as `next` if it is a prerelease, and moves no tag', () => {
    expect(at('1.0.0-rc.1')).toEqual({ version: '1.0.0-rc.1', channel: 'next', movingTags: [], notes: '- Rafts.' });
  });

  it('is refused if tag, version and changelog disagree', () => {
    expect(() => releaseOf('v1.0.0', { version: '1.1.0', changelog, tags: [] })).toThrow(
      'The tag is v1.0.0, and package.json has 1.1.0: it takes v1.1.0.',
    );
    expect(() => releaseOf('1.1.0', { version: '1.1.0', changelog, tags: [] })).toThrow('it takes v1.1.0');
    expect(() => at('1.2.0')).toThrow('CHANGELOG.md has no section `## 1.2.0`, or nothing in it.');
    expect(() => releaseOf('v1.0.0', { version: '1.0.0', changelog: '## 1.0.0\n\n', tags: [] })).toThrow('or nothing');
  });
});
