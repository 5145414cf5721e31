import { clipped, defineRule, isSecretName } from '../src/rule/index.ts';
import { callsCredential, titlesCredential } from '../src/rule/kit/text/credential-text.ts';

/** Tokens that identify a recipient or a resource and grant no access by themselves. */
const addressToken =
  /(?:reply|message|device|push|registration|fcm|apns|thread|page|cursor|callback|invite|share|tracking)[\s_-]*tokens?$/i;

/** Counts of the tokens that a language model reads and writes. */
const tokenCount =
  /(?:prompt|completion|prediction|input|output|context|text|image|audio|cached|reasoning|thinking|total|used|remaining|max|number of|count of)[\s_-]*tokens$|^tokens$/i;

const isHarmless = (name: string) => addressToken.test(name) || tokenCount.test(name);
const toSingular = (name: string) => name.replace(/tokens$/i, (word) => word.slice(0, -1));

export default defineRule({
  id: 'tag-credential-free',
  summary: 'No tag of a user, a conversation or a message holds a token, a key or a password.',
  wording: true,
  presets: { strict: 'warn', hub: 'warn' },
  messages: {
    name: 'Tag `{key}` of {owner} is named like a credential, and whoever lists tags can read it; expected it in a state.',
    text: 'The {kind} of tag `{key}` of {owner} says that it holds a credential, which whoever lists tags can read: `{text}`; expected it in a state.',
  },
  *tag({ node: { title = '', description = '' }, key, owner, at }) {
    const data = { key, owner: owner.label };
    if (isSecretName(toSingular(key)) && !isHarmless(key) && !addressToken.test(title))
      yield { message: 'name', data, at: at.key(), absent: [at('title')] };
    else if (titlesCredential(toSingular(title)) && !isHarmless(title))
      yield { message: 'text', data: { ...data, kind: 'title', text: clipped(title) }, at: at('title') };
    else if (callsCredential(description) && !addressToken.test(key))
      yield {
        message: 'text',
        data: { ...data, kind: 'description', text: clipped(description) },
        at: at('description'),
      };
  },
});
