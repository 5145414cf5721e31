import { holds, type SdkFactName } from '../version/facts-by-version.ts';
import type { SdkVersion } from '../version/version.ts';

/**
 * The message types of the SDK, as facts. Short notation: `text` is a non-empty string, `string` any string; `?` makes a field
 * optional.
 */
export type MessageShape =
  | 'text'
  | 'text?'
  | 'string?'
  | 'number'
  | { readonly fields: { readonly [name: string]: MessageShape } }
  | { readonly each: MessageShape }
  | { readonly anyOf: readonly MessageShape[] }
  | { readonly enum: readonly string[] }
  | { readonly const: string };

const choice: MessageShape = {
  fields: { text: 'text', options: { each: { fields: { label: 'text', value: 'text' } } } },
};

const action: MessageShape = { fields: { action: { enum: ['postback', 'url', 'say'] }, label: 'text', value: 'text' } };

const card: MessageShape = {
  fields: { title: 'text', subtitle: 'text?', imageUrl: 'text?', actions: { each: action } },
};

const markdown: MessageShape = { fields: { markdown: 'text' } };

function simpleTypes(sdk: SdkVersion) {
  const title: { readonly [name: string]: MessageShape } = holds('media-title', sdk) ? { title: 'text?' } : {};
  const address: { readonly [name: string]: MessageShape } = holds('location-address', sdk)
    ? { address: 'string?', title: 'string?' }
    : {};
  return {
    text: { fields: { text: 'text' } },
    image: { fields: { imageUrl: 'text', ...title } },
    audio: { fields: { audioUrl: 'text', ...title } },
    video: { fields: { videoUrl: 'text', ...title } },
    file: { fields: { fileUrl: 'text', title: 'text?' } },
    location: { fields: { latitude: 'number', longitude: 'number', ...address } },
  } satisfies Record<string, MessageShape>;
}

/** Returns a message of several parts, each of one of the types. */
const blocOf = (types: Readonly<Record<string, MessageShape>>): MessageShape => ({
  fields: {
    items: {
      each: { anyOf: Object.entries(types).map(([type, payload]) => ({ fields: { type: { const: type }, payload } })) },
    },
  },
});

/** The message types that only some versions have, in `messages.defaults` and next to it. */
export const passing = {
  'messages.defaults': { markdown: 'markdown-default', bloc: 'bloc-default' },
  messages: { markdown: 'markdown-apart', markdownBloc: 'markdown-bloc-apart' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SdkFactName>>>>;

/** Returns `messages.defaults`. */
export function defaultMessages(sdk: SdkVersion): Readonly<Record<string, MessageShape>> {
  const { text, ...others } = simpleTypes(sdk);
  const bloc = holds('bloc-markdown', sdk) ? blocOf({ text, markdown, ...others }) : blocOf({ text, ...others });
  return {
    text,
    ...(holds('markdown-default', sdk) && { markdown }),
    ...others,
    carousel: { fields: { items: { each: card } } },
    card,
    dropdown: choice,
    choice,
    ...(holds('bloc-default', sdk) && { bloc }),
  };
}

/** Returns the message types next to the defaults: `messages.markdown`, … */
export const otherMessages = (sdk: SdkVersion): Readonly<Record<string, MessageShape>> => ({
  ...(holds('markdown-apart', sdk) && { markdown }),
  ...(holds('markdown-bloc-apart', sdk) && { markdownBloc: blocOf({ ...simpleTypes(sdk), markdown }) }),
});
