/** A state stored by a bot. */
export interface HeldState {
  readonly botId: string;
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly payload?: unknown;
  /** Overrides for the response. */
  readonly otherwise?: Readonly<Record<string, unknown>>;
}

const harbour = { botId: 'bot_01HARBOUR', type: 'integration', id: 'int/01' };
const weather = { botId: 'bot_02WEATHER', type: 'integration', name: 'subscription' };

export const states: readonly HeldState[] = [
  { ...harbour, name: 'harbour/berths', payload: { berths: 12 } },
  { ...weather, id: 'inst_01COAST', payload: { since: '2026-05-02T06:00:00Z' } },
  { ...weather, id: 'inst_02INLAND', payload: { since: 'spring', stations: ['N-7'] } },
];

/** Returns a state in the form of the specification. */
export function stateOf(
  all: readonly HeldState[],
  [type, id, name]: readonly string[],
  bot: string | string[] | undefined,
): unknown {
  const found = all.find((one) => one.botId === bot && one.type === type && one.id === id && one.name === name);
  if (found === undefined) return undefined;
  const times = { createdAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-01-06T09:00:00.000Z' };
  const owner = type === 'user' ? { userId: id } : type === 'conversation' ? { conversationId: id } : {};
  const { botId, payload, otherwise } = found;
  return { state: { id: 'state_01', ...times, botId, name, payload, ...owner, ...otherwise }, meta: { cached: false } };
}
