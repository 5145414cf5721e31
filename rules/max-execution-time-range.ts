import { defineRule, optionGroup } from '../src/rule/index.ts';

export default defineRule({
  id: 'max-execution-time-range',
  summary: 'The maximum execution time is a plausible number of seconds.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  options: optionGroup({
    maximum: {
      type: 'number',
      exclusiveMinimum: 0,
      default: 3600,
      description: 'The longest plausible time, in seconds.',
    },
  }),
  messages: {
    positive: '`maxExecutionTime` is `{seconds}`; expected more than `0` seconds.',
    long: '`maxExecutionTime` is `{seconds}`, more than the plausible `{maximum}`; it is in seconds, not milliseconds.',
  },
  *integration({ node: { maxExecutionTime: seconds }, at, options: { maximum } }) {
    if (seconds === undefined) return;
    if (!(seconds > 0)) yield { message: 'positive', data: { seconds }, at: at('maxExecutionTime') };
    else if (seconds > maximum) {
      yield { message: 'long', data: { seconds, maximum }, at: at('maxExecutionTime'), ceiling: 'warn' };
    }
  },
});
