import type { DataDocument } from '../../document/open-data.ts';
import { fetchedState, type Payload } from '../../engine/data/payload.ts';
import { KnownError } from '../../engine/known-error.ts';
import { openDataSource } from '../../host/files/open-source.ts';
import type { StateReference } from '../../host/hub/state-reference.ts';
import type { RunEnvironment } from '../run-environment.ts';

/** A bot's state, to be fetched from the hub. */
export interface StoredState {
  readonly state: StateReference;
  /** The bot's id; default: from the environment. */
  readonly bot?: string;
  readonly hubUrl?: string;
}

/** Where data comes from: a file, or `-` for standard input, or the hub. */
export type DataOrigin = { readonly file: string } | StoredState;

/** A request to check data against a part of a manifest. */
export interface DataRequest {
  /** The target that names the manifest. */
  readonly target: string;
  /** The part: `configuration`, `action.NAME.input`, … Default for a fetched state: the state of that name. */
  readonly part?: string;
  readonly from: DataOrigin;
}

/** Opens the data; `name` is the part of the manifest that it is for. */
interface Opener {
  readonly name: string;
  readonly open: () => Promise<DataDocument>;
  readonly payload?: Payload;
}

/** @throws KnownError for data that cannot be opened, as far as that can be known in advance. */
export function openerOf({ target, part, from }: DataRequest, environment: RunEnvironment): Opener {
  if ('state' in from) return stateOpener(from, part, environment);
  if (target === '-' && from.file === '-') {
    throw new KnownError({ message: 'Standard input is either the manifest or the data, not both.' });
  }
  return { name: part ?? '', open: () => openDataSource(from.file, environment) };
}

function stateOpener(
  { state, bot, hubUrl }: StoredState,
  part: string | undefined,
  { env = {} }: RunEnvironment,
): Opener {
  const name = part ?? `state.${state.name}`;
  if (!name.startsWith('state.')) {
    throw new KnownError({
      message: `\`--from-hub\` fetches a state, but \`${name}\` is not a state.`,
      hint: `Write \`state.NAME\`, or leave it out for \`state.${state.name}\`.`,
    });
  }
  const botId = bot ?? (env.HUBLINT_BOT_ID?.trim() || undefined);
  if (botId === undefined) {
    throw new KnownError({
      message: 'A state belongs to a bot, and none is named.',
      hint: 'Name it with `--bot ID` or the environment variable `HUBLINT_BOT_ID`.',
    });
  }
  const hub = { env, ...(hubUrl !== undefined && { address: hubUrl }) };
  return {
    name,
    open: async () => (await import('../../host/hub/state.ts')).openState(state, botId, hub),
    payload: fetchedState(state.type),
  };
}
