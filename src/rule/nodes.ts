import type { IntegrationDefinition, IntegrationRecord } from '../../schemas/integration.ts';
import type { Known } from './known.ts';

type Map<T> = T extends Readonly<Record<string, infer V>> ? Exclude<V, undefined> : never;
type Entry<T> = Map<Exclude<T, undefined>>;
type Part<K extends keyof IntegrationDefinition> = Exclude<IntegrationDefinition[K], undefined>;

/** The whole integration, in either form. */
export type Manifest = Known<
  Omit<IntegrationRecord, keyof IntegrationDefinition | 'secrets'> & Omit<IntegrationDefinition, '$schema' | 'secrets'>
> & { readonly secrets?: Known<IntegrationRecord['secrets']> | Known<Part<'secrets'>> | undefined };

/** A JSON Schema inside a manifest. It is free-form data: a rule must check the type of every keyword that it reads. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type ChannelModel = Entry<IntegrationDefinition['channels']>;
type Conversation = Exclude<ChannelModel['conversation'], undefined>;

/**
 * The type of node that a visitor receives, by noun. A node has the properties that `hublint/schemas/` lists for it in
 * `integration-definition.schema.json` and `integration-record.schema.json`.
 */
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
  /** A record lists only the names of its secrets: its nodes have neither property. */
  secret: Known<Entry<Part<'secrets'>>>;
  /** The source of a VRL script. */
  script: string;
  /** The root of an embedded JSON Schema. */
  schema: JsonSchema;
  /** A property inside an embedded JSON Schema, at any depth. */
  field: JsonSchema;
}

/** The name of a type of node; visitors are named after it. */
export type Noun = keyof Nodes;

/** The part of the manifest that an embedded schema belongs to. */
export type SchemaOwner =
  | 'configuration'
  | 'named-configuration'
  | 'action-input'
  | 'action-output'
  | 'event'
  | 'state'
  | 'message'
  | 'entity';

/** The type of the part that a node belongs to. */
export type OwnerKind =
  | SchemaOwner
  | 'integration'
  | 'user'
  | 'conversation'
  | 'channel'
  | 'channel-message'
  | 'identifier'
  | 'sandbox';

/** The part of the manifest that a node belongs to. */
export interface Owner {
  readonly kind: OwnerKind;
  /** The name of the owning entry (`sendMessage`), if it has one. */
  readonly name?: string;
  /** How messages refer to the owner: "action `sendMessage` input". */
  readonly label: string;
}
