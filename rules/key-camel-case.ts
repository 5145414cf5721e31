import { defineRule, nothing, type Problem, type Visit } from '../src/rule/index.ts';
import { toCamelCase } from '../src/rule/kit/name/name-case.ts';

/** The camelCase of the platform's CLI: a capital starts a word and follows a lowercase letter. */
const camelCase = /^[a-z][a-z0-9]*(?:(?<=[a-z])[A-Z][a-z0-9]*)*$/;

type CaseProblem = Problem<'case' | 'digit' | 'unusable'>;

function caseProblems(kind: string, { key, at }: Pick<Visit, 'key' | 'at'>): readonly CaseProblem[] {
  if (camelCase.test(key)) return nothing;
  const better = toCamelCase(key);
  if (!camelCase.test(better)) {
    // The platform's CLI accepts a leading digit, but generates types and imports with this name.
    const message = /^\d/.test(key) ? 'digit' : 'unusable';
    return [{ message, data: { kind, key }, at: at.key() }];
  }
  const patches = [{ op: 'rename', path: at().path, to: better }] as const;
  const fix = { title: `Rename the ${kind} to \`${better}\``, safety: 'unsafe', patches } as const;
  return [{ message: 'case', data: { kind, key, better }, at: at.key(), fix }];
}

export default defineRule({
  id: 'key-camel-case',
  summary: 'The names of actions, events, channels, messages and states are in camelCase.',
  wording: true,
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    case: 'The {kind} name `{key}` is not in camelCase; expected `{better}`.',
    digit:
      'The {kind} name `{key}` starts with a digit, which breaks the code generated from it; expected a lowercase letter first, as in `sendMessage`.',
    unusable: 'The {kind} name `{key}` is not in camelCase; expected a name such as `sendMessage`.',
  },
  action: (visit) => caseProblems('action', visit),
  event: (visit) => caseProblems('event', visit),
  channel: (visit) => caseProblems('channel', visit),
  message: (visit) => caseProblems('message', visit),
  state: (visit) => caseProblems('state', visit),
});
