import { type DataDocument, openData } from '../../document/open-data.ts';
import { KnownError } from '../../engine/known-error.ts';
import { formatJson } from './format-json.ts';
import { clientOf, type HubOptions } from './hub.ts';
import type { StateReference } from './state-reference.ts';

/**
 * Opens a state of a bot as the hub returns it: an object with the stored data in `state.payload`.
 * @throws KnownError if the hub answers anything else, or not at all.
 */
export async function openState(
  { text: file, ...query }: StateReference,
  botId: string,
  hub: Omit<HubOptions, 'cwd'>,
): Promise<DataDocument> {
  const answer = await clientOf(hub).getState({ ...query, botId });
  const { value, faults } = await openData(file, answer, 'json');
  if (value === undefined) {
    const why = faults[0]?.message ?? '';
    throw new KnownError({ message: `The hub’s answer for \`${file}\` cannot be read. ${why}`.trim() });
  }
  return openData(file, formatJson(answer), 'json');
}
