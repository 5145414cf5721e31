import { resolve } from 'node:path';
import type { ConfigData } from '../../../schemas/config.ts';
import type { SettingsLayer } from '../../engine/config/layers.ts';
import { displayPath } from '../files/display-path.ts';
import type { Glob } from '../files/find/glob.ts';
import { isExclusion, isGlob } from '../files/find/names.ts';
import type { ConfigLoading } from './configuration.ts';
import { failingAt } from './error-places.ts';

interface Place {
  readonly folder: string;
  /** The configuration, as shown to people. */
  readonly from: string;
}

/**
 * What a configuration says of some manifests. Globs are relative to its folder; the engine knows files as they are shown.
 * Of several that match, the last one decides; where the first one leaves something out, that is left out of all.
 * @throws KnownError for what is no glob.
 */
export async function overriding(
  overrides: NonNullable<ConfigData['overrides']>,
  { folder, from }: Place,
  { cwd, globSteps }: Pick<ConfigLoading, 'cwd' | 'globSteps'>,
): Promise<readonly SettingsLayer[]> {
  const { globOf } = await import('../files/find/glob.ts');
  /** What names a folder means all in it. */
  const inFolder = (glob: string): Glob => {
    if (/^\.\/*$/.test(glob)) return () => true;
    const name = glob.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
    if (!isGlob(name)) return (file) => file.startsWith(`${name}/`);
    return glob.endsWith('/') ? globOf(`${name}/**`, globSteps) : () => false;
  };
  return overrides.map(({ files, rules }, index) => {
    const path = ['overrides', index];
    const named = [files].flat().map((written) => {
      const isLeftOut = isExclusion(written);
      const glob = isLeftOut ? written.slice(1) : written;
      // Placed where it is wrong.
      const matches = failingAt({ source: from, path: [...path, 'files'] }, () => [
        globOf(glob, globSteps),
        inFolder(glob),
      ]);
      return { isLeftOut, matches };
    });
    const appliesTo = (file: string) => {
      const shown = displayPath(resolve(cwd, file), folder);
      const last = named.findLast(({ matches }) => matches.some((isMatch) => isMatch(shown)));
      return last === undefined ? named[0]?.isLeftOut === true : !last.isLeftOut;
    };
    return { from, rules, appliesTo, path: [...path, 'rules'] };
  });
}
