import { defineRule, type Problem, type Visit } from '../src/rule/index.ts';
import { toCamelCase } from '../src/rule/kit/name-case.ts';

const camelCase = /^[a-z][A-Za-z0-9]*$/;

function* miscased(kind: string, { key, at }: Pick<Visit, 'key' | 'at'>): Generator<Problem<'case' | 'unusable'>> {
  if (camelCase.test(key)) return;
  const better = toCamelCase(key);
  if (!camelCase.test(better)) {
    yield { message: 'unusable', data: { kind, key }, at: at.key() };
    return;
  }
  yield {
    message: 'case',
    data: { kind, key, better },
    at: at.key(),
    fix: {
      title: `Rename the ${kind} to \`${better}\``,
      safety: 'unsafe',
      patches: [{ op: 'rename', path: at().path, to: better }],
    },
  };
}

export default defineRule({
  id: 'key-camel-case',
  summary: 'The names of actions, events, channels, messages and states are in camelCase.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    case: 'The {kind} name `{key}` is not in camelCase; expected `{better}`.',
    unusable: 'The {kind} name `{key}` is not in camelCase; expected a name such as `sendMessage`.',
  },
  *action(visit) {
    yield* miscased('action', visit);
  },
  *event(visit) {
    yield* miscased('event', visit);
  },
  *channel(visit) {
    yield* miscased('channel', visit);
  },
  *message(visit) {
    yield* miscased('message', visit);
  },
  *state(visit) {
    yield* miscased('state', visit);
  },
});
