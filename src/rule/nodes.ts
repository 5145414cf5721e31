import type { IntegrationDefinition, IntegrationRecord } from '../../schemas/integration.ts';
import type { Known } from './known.ts';

type Map<T> = T extends Readonly<Record<string, infer V>> ? Exclude<V, undefined> : never;
type Entry<T> = Map<Exclude<T, undefined>>;
type Part<K extends keyof IntegrationDefinition> = Exclude<IntegrationDefinition[K], undefined>;

/** The whole integration in either form. */
export type Manifest = Known<
  Omit<IntegrationRecord, keyof IntegrationDefinition | 'secrets'> & Omit<IntegrationDefinition, '$schema' | 'secrets'>
> & { readonly secrets?: Known<IntegrationRecord['secrets']> | Known<Part<'secrets'>> | undefined };

/** A JSON Schema as it stands in a manifest: free-form, so every keyword is read with care. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type ChannelModel = Entry<IntegrationDefinition['channels']>;
type Conversation = Exclude<ChannelModel['conversation'], undefined>;

/** What a visitor receives, by the manifest's nouns. */
export interface Nodes {
  integration: Manifest;
  identifier: Known<Part<'identifier'>>;
  configuration: Known<Part<'configuration'>>;
  channel: Known<ChannelModel>;
  /** A message type of a channel. */
  message: Known<Entry<ChannelModel['messages']>>;
  conversation: Known<Conversation>;
  tag: { readonly title?: string | undefined; readonly description?: string | undefined };
  user: Known<Part<'user'>>;
  state: Known<Entry<IntegrationDefinition['states']>>;
  event: Known<Entry<IntegrationDefinition['events']>>;
  action: Known<Entry<IntegrationDefinition['actions']>>;
  entity: Known<Entry<IntegrationDefinition['entities']>>;
  interface: Known<Entry<IntegrationDefinition['interfaces']>>;
  /** A record lists names only: its secrets have neither property. */
  secret: Known<Entry<Part<'secrets'>>>;
  /** The text of a VRL script. */
  script: string;
  /** The root of an embedded JSON Schema. */
  schema: JsonSchema;
  /** A property inside an embedded JSON Schema, at any depth. */
  field: JsonSchema;
}

export type Noun = keyof Nodes;

/** Where an embedded schema stands. */
export type SchemaOwner =
  | 'configuration'
  | 'named-configuration'
  | 'action-input'
  | 'action-output'
  | 'event'
  | 'state'
  | 'message'
  | 'entity';

export type OwnerKind =
  | SchemaOwner
  | 'integration'
  | 'user'
  | 'conversation'
  | 'channel'
  | 'channel-message'
  | 'identifier'
  | 'sandbox';

/** What a node belongs to. */
export interface Owner {
  readonly kind: OwnerKind;
  /** The name of the owning entry (`sendMessage`), where it has one. */
  readonly name?: string;
  /** How a message calls the owner: "action `sendMessage` input". */
  readonly label: string;
}
