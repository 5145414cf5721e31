import { KnownError } from '../../engine/known-error.ts';
import type { Source } from '../../host/files/find/discover.ts';
import type { Run } from '../open-run.ts';
import type { OpenedManifest } from './opened-manifest.ts';

/**
 * Finds and reads the only manifest that a target names.
 * @throws KnownError if it names several, or if the manifest cannot be read at all.
 */
export async function oneOpened(run: Run, target: string): Promise<OpenedManifest> {
  const source = await oneSource(run, target);
  return { source, document: await run.open(source) };
}

/**
 * Finds the only manifest that a target names.
 * @throws KnownError if it names several.
 */
export async function oneSource(run: Run, target: string): Promise<Source> {
  const found: Source[] = [];
  for await (const source of run.sources([target])) {
    found.push(source);
    if (found.length > 1) break;
  }
  const [first, second] = found;
  if (first === undefined || second) {
    const names = [first, second].map((source) => `\`${source?.file}\``).join(' and ');
    throw new KnownError({
      message: `\`${target}\` holds more than one manifest: ${names}.`,
      hint: 'Name one of them.',
    });
  }
  return first;
}
