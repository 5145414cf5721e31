import { defineRule } from '../../src/rule/index.ts';
import { gateways } from '../../src/rule/kit/gateways.ts';

const order = ['private', 'unlisted', 'public'] as const;

export default defineRule({
  id: 'compat/visibility-narrowed',
  summary: 'Whoever could install the integration still can.',
  presets: gateways,
  messages: {
    narrowed: 'The integration is `{after}` now, and was `{before}`.',
    widened: 'The integration is `{after}` now, and was `{before}`: more people can find it.',
  },
  compare: {
    *integration({ before, after, at, was }) {
      const [once, now] = [before, after].map((one) => one.visibility ?? (one.public ? 'public' : 'private'));
      if (once === undefined || now === undefined || once === now) return;
      const where = { data: { before: once, after: now }, at: at('visibility'), was: was('visibility') };
      if (order.indexOf(now) > order.indexOf(once)) yield { message: 'widened', bump: 'minor', ...where };
      else yield { message: 'narrowed', bump: 'major', breaks: 'configurer', ...where };
    },
  },
});
