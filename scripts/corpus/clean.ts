import { checkModel } from '../../src/engine/model/check.ts';
import type { Outcome } from './outcome.ts';
import { readCorpus } from './read.ts';

export const name = 'real integrations are as the model says';

export async function check(shared: string): Promise<Outcome> {
  const manifests = (['definition', 'record', 'history/definition'] as const).flatMap((folder) =>
    readCorpus(shared, folder),
  );
  const lines = manifests.flatMap(({ name: file, form, data }) =>
    checkModel(data, form, []).findings.map(({ id, message }) => `${file}: model/${id}: ${message}`),
  );
  return { ok: lines.length === 0, lines: [...lines, `${manifests.length} manifests, ${lines.length} findings`] };
}
