import { resolve } from 'node:path';
import type { ConfigData } from '../../../schemas/config.ts';
import type { SettingsLayer } from '../../engine/config/layers.ts';
import { displayPath } from '../files/display-path.ts';
import type { Glob } from '../files/find/glob.ts';
import { isExclusion, isGlob } from '../files/find/names.ts';
import type { ConfigLoading } from './configuration.ts';
import { withErrorPath } from './error-position.ts';

interface ConfigOrigin {
  readonly folder: string;
  /** The display name of the configuration. */
  readonly from: string;
}

/**
 * Returns the layers of `overrides`. Globs are relative to the configuration's folder, while the engine uses display
 * names. If several match, the last one decides; if the first one is an exclusion, it excludes from all files.
 * @throws KnownError for an invalid glob.
 */
export async function overrideLayers(
  overrides: NonNullable<ConfigData['overrides']>,
  { folder, from }: ConfigOrigin,
  { cwd, globSteps }: Pick<ConfigLoading, 'cwd' | 'globSteps'>,
): Promise<readonly SettingsLayer[]> {
  const { globOf } = await import('../files/find/glob.ts');
  /** Matches everything in a folder if the pattern names a folder. */
  const inFolder = (glob: string): Glob => {
    if (/^\.\/*$/.test(glob)) return () => true;
    const name = glob.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
    if (!isGlob(name)) return (file) => file.startsWith(`${name}/`);
    return glob.endsWith('/') ? globOf(`${name}/**`, globSteps) : () => false;
  };
  return overrides.map(({ files, rules }, index) => {
    const path = ['overrides', index];
    const patterns = [files].flat().map((written) => {
      const isExcluded = isExclusion(written);
      const glob = isExcluded ? written.slice(1) : written;
      // The error gets the path of the glob in the configuration.
      const matches = withErrorPath({ source: from, path: [...path, 'files'] }, () => [
        globOf(glob, globSteps),
        inFolder(glob),
      ]);
      return { isExcluded, matches };
    });
    const appliesTo = (file: string) => {
      const relativePath = displayPath(resolve(cwd, file), folder);
      const lastMatch = patterns.findLast(({ matches }) => matches.some((isMatch) => isMatch(relativePath)));
      return lastMatch === undefined ? patterns[0]?.isExcluded === true : !lastMatch.isExcluded;
    };
    return { from, rules, appliesTo, path: [...path, 'rules'] };
  });
}
