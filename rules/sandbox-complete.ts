import { defineRule, ownOf } from '../src/rule/index.ts';

const scripts = ['identifierExtractScript', 'messageExtractScript'] as const;

/** Whether a link contains a `shareableId`, which only the sandbox scripts can read back. */
const linksShareableId = (link: string | undefined) => link !== undefined && /\.\s*"?shareableId\b/.test(link);

export default defineRule({
  id: 'sandbox-complete',
  summary: 'A sandbox has a configuration and both of its scripts.',
  presets: { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' },
  messages: {
    script: 'The sandbox has `{there}` but no `{missing}`; it needs both.',
    configuration: 'The sandbox has scripts, but there is no configuration `sandbox` to install it with.',
    scripts:
      'The link of configuration `sandbox` hands out a `shareableId`, but there are no `sandbox` scripts to read it back.',
  },
  *integration({ node: { sandbox = {}, configurations }, form, at }) {
    const configuration = ownOf(configurations, 'sandbox');
    const present = scripts.filter((name) => sandbox[name] !== undefined);
    for (const missing of scripts) {
      const [other] = present;
      if (other === undefined || present.includes(missing)) continue;
      const absent = at('sandbox', missing);
      yield { message: 'script', data: { there: other, missing }, at: at.key('sandbox'), absent };
    }
    if (present.length > 0 && configuration === undefined) {
      yield { message: 'configuration', at: at.key('sandbox'), absent: at('configurations', 'sandbox') };
    }
    // An author's definition has no sandbox scripts: they are uploaded separately.
    const isShared = linksShareableId(configuration?.identifier?.linkTemplateScript);
    if (form === 'record' && present.length === 0 && isShared) {
      const absent = scripts.map((name) => at('sandbox', name));
      yield { message: 'scripts', at: at.key('configurations', 'sandbox'), absent: [at('sandbox'), ...absent] };
    }
  },
});
