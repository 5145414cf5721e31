import { isAtLeast, type SdkVersion } from './version.ts';

/**
 * The message types that the SDK brings along, as facts. A shape in short: `text` is a text that is not empty, `string`
 * any text; a `?` makes a field optional.
 */
export type Shape =
  | 'text'
  | 'text?'
  | 'string?'
  | 'number'
  | { readonly fields: { readonly [name: string]: Shape } }
  | { readonly each: Shape }
  | { readonly anyOf: readonly Shape[] }
  | { readonly enum: readonly string[] }
  | { readonly const: string };

const choice: Shape = {
  fields: { text: 'text', options: { each: { fields: { label: 'text', value: 'text' } } } },
};

const action: Shape = { fields: { action: { enum: ['postback', 'url', 'say'] }, label: 'text', value: 'text' } };

const card: Shape = {
  fields: { title: 'text', subtitle: 'text?', imageUrl: 'text?', actions: { each: action } },
};

const markdown: Shape = { fields: { markdown: 'text' } };

function simpleTypes(version: SdkVersion) {
  const title: { readonly [name: string]: Shape } = isAtLeast(version, 5, 4) ? { title: 'text?' } : {};
  return {
    text: { fields: { text: 'text' } },
    image: { fields: { imageUrl: 'text', ...title } },
    audio: { fields: { audioUrl: 'text', ...title } },
    video: { fields: { videoUrl: 'text', ...title } },
    file: { fields: { fileUrl: 'text', title: 'text?' } },
    location: { fields: { latitude: 'number', longitude: 'number', address: 'string?', title: 'string?' } },
  } satisfies Record<string, Shape>;
}

/** A message of several parts, each of one of the types. */
const blocOf = (types: Readonly<Record<string, Shape>>): Shape => ({
  fields: {
    items: {
      each: { anyOf: Object.entries(types).map(([type, payload]) => ({ fields: { type: { const: type }, payload } })) },
    },
  },
});

/** `messages.defaults`. */
export function defaultMessages(version: SdkVersion): Readonly<Record<string, Shape>> {
  const simple = simpleTypes(version);
  const { text, ...others } = simple;
  return {
    ...simple,
    carousel: { fields: { items: { each: card } } },
    card,
    dropdown: choice,
    choice,
    bloc: isAtLeast(version, 5) ? blocOf(simple) : blocOf({ text, markdown, ...others }),
  };
}

/** What stands beside the defaults: `messages.markdown`, … */
export function otherMessages(version: SdkVersion): Readonly<Record<string, Shape>> {
  return isAtLeast(version, 5)
    ? { markdown, markdownBloc: blocOf({ ...simpleTypes(version), markdown }) }
    : { markdown };
}
