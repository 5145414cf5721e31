import actionTitleVerb from './rules/action-title-verb.js';
import tagKeyPrefix from './rules/tag-key-prefix.js';

/** Its rules are `acme/action-title-verb` and `acme/tag-key-prefix`. */
export default {
  name: 'acme',
  rules: [actionTitleVerb, tagKeyPrefix],
  presets: {
    house: { 'action-title-verb': 'error', 'tag-key-prefix': 'warn', 'text-trimmed': 'error' },
  },
};
