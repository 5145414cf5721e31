import { ownOf } from '../../../../data/objects.ts';
/** How the platform's CLI converts a part of a definition before it sends it. */
export type SentShape =
  /** Sent unchanged. */
  | 'kept'
  /** A schema in code, sent as JSON Schema, with the display hints for its properties from the `ui` next to it. */
  | 'schema'
  /** The name of a file, whose text is sent. */
  | 'script'
  /** The name of a file, whose bytes are sent in base64. */
  | 'base64'
  | MapShape
  | ObjectShape;

/** A map of such parts, by any names. */
export interface MapShape {
  readonly each: SentShape;
}

/** An object with known parts. */
export interface ObjectShape {
  readonly parts: Readonly<Record<string, SentShape>>;
  /** Whether the other parts are sent. */
  readonly others: 'kept' | 'left out';
  /** Sent even if the author wrote none. */
  readonly always?: true;
}

const each = (shape: SentShape): MapShape => ({ each: shape });
const all = (parts: ObjectShape['parts']): ObjectShape => ({ parts, others: 'kept' });
const only = (parts: ObjectShape['parts']): ObjectShape => ({ parts, others: 'left out' });
const always = (whole: ObjectShape): ObjectShape => ({ ...whole, always: true });

const schemed = all({ schema: 'schema' });

const configuration = (described: ObjectShape['parts'] = {}): ObjectShape =>
  only({
    ...described,
    schema: 'schema',
    identifier: always(only({ required: 'kept', linkTemplateScript: 'script' })),
  });

/**
 * What the platform's CLI sends of a definition, in this order; applies to definitions that are read and to those that are run.
 */
export const sent = only({
  name: 'kept',
  version: 'kept',
  title: 'kept',
  description: 'kept',
  user: 'kept',
  events: each(schemed),
  actions: each(all({ input: schemed, output: schemed })),
  channels: each(all({ messages: each(schemed) })),
  states: each(schemed),
  entities: each(schemed),
  attributes: 'kept',
  icon: 'base64',
  readme: 'base64',
  identifier: always(only({ extractScript: 'script', fallbackHandlerScript: 'script' })),
  configuration: configuration(),
  configurations: each(configuration({ title: 'kept', description: 'kept' })),
  interfaces: 'kept',
  secrets: 'kept',
});

/** Returns how a part is sent, by its name; undefined if it is left out. */
export const shapeOf = (name: string, inside: MapShape | ObjectShape): SentShape | undefined => {
  if ('each' in inside) return inside.each;
  return ownOf(inside.parts, name) ?? (inside.others === 'kept' ? 'kept' : undefined);
};

/** The parts that are sent under another name, with their paths in the definition. */
export const sentFrom: Readonly<Record<string, readonly string[]>> = {
  extraOperations: ['__advanced', 'extraOperations'],
};
