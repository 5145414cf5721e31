import * as z from 'zod';
import { lifecycleStatuses, stateTypes, verificationStatuses, visibilities } from './enums.ts';
import { limits } from './limits.ts';

/**
 * The Integration resource, each field written once. Source: platform API, section 2.1.
 *
 * Two forms are derived from it. A `record` is what the hub returns: everything the platform requires is there.
 * A `definition` is what an author writes: `name` and `version` are required; what the server fills in may be
 * absent, what it assigns is absent.
 */
export type Form = 'record' | 'definition';

const text = (limit: { min?: number; max: number }) =>
  z
    .string()
    .min(limit.min ?? 0)
    .max(limit.max);
const map = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const script = () => text(limits.script);
const jsonSchema = () => map(z.unknown()).describe('A JSON Schema.');

const described = {
  title: text(limits.title).describe('Display name.').optional(),
  description: text(limits.description).describe('What it is for.').optional(),
};

const attributes = map(text(limits.attributeValue)).describe('Free attributes, by name.').optional();
const tags = map(z.strictObject(described)).describe('Tag definitions, by tag name.');

/** What the server fills in when the author leaves it out. */
type Filled = <T extends z.ZodType>(schema: T) => T | z.ZodOptional<T>;

const creation = z.strictObject({
  enabled: z.boolean().describe('Whether it can be created directly through the API.'),
  requiredTags: z.array(z.string()).describe('Tags that must be given at creation.'),
});

const identifier = z.strictObject({
  fallbackHandlerScript: script().describe('VRL: handles incoming requests that carry no identifier.').optional(),
  extractScript: script().describe('VRL: extracts the identifier from an incoming webhook.').optional(),
});

const sandbox = z.strictObject({
  identifierExtractScript: script().describe('VRL: extracts the identifier in the sandbox.').optional(),
  messageExtractScript: script().describe('VRL: extracts the message in the sandbox.').optional(),
});

const configuration = (filled: Filled) =>
  z.strictObject({
    ...described,
    identifier: filled(
      z.strictObject({
        required: filled(z.boolean()).describe('Whether a bot needs an identifier to install the integration.'),
        linkTemplateScript: script().describe('VRL: builds the link that starts the authorization.').optional(),
      }),
    ),
    schema: filled(jsonSchema()),
  });

const channel = (filled: Filled) =>
  z.strictObject({
    ...described,
    messages: map(z.strictObject({ schema: jsonSchema() })).describe('Message types, by name.'),
    conversation: filled(z.strictObject({ tags: filled(tags), creation: filled(creation) })),
    message: filled(z.strictObject({ tags: filled(tags) })),
  });

const state = z.strictObject({ type: z.enum(stateTypes), schema: jsonSchema() });

const memberName = { name: text(limits.name) };
/** In a definition, an action or event that an interface generated carries the name it was renamed to. */
const generatedName = (form: Form) => (form === 'definition' ? { name: text(limits.name).optional() } : {});
/** Display hints that older SDKs kept beside a schema; the platform's tool sends them along. */
const hints = (form: Form) => (form === 'definition' ? { ui: map(z.unknown()).optional() } : {});

const event = (form: Form) =>
  z.strictObject({
    ...described,
    schema: jsonSchema(),
    attributes,
    ...generatedName(form),
    ...hints(form),
  });

const action = (form: Form) =>
  z.strictObject({
    ...described,
    input: z.strictObject({ schema: jsonSchema(), ...hints(form) }),
    output: z.strictObject({ schema: jsonSchema(), ...hints(form) }),
    billable: z.boolean().optional(),
    cacheable: z.boolean().optional(),
    attributes,
    ...generatedName(form),
  });

const entity = z.strictObject({ ...described, schema: jsonSchema() });

const interfaceUse = (filled: Filled) => {
  const members = filled(map(z.strictObject(memberName)));
  return z.strictObject({
    id: filled(z.string().min(limits.id.min).max(limits.id.max)),
    name: filled(text(limits.name)),
    version: filled(text(limits.version)),
    entities: members,
    actions: members,
    events: members,
    channels: members,
  });
};

const user = (filled: Filled) => z.strictObject({ tags: filled(tags), creation: filled(creation) });

const common = (form: Form, filled: Filled) => ({
  name: text(limits.name),
  version: text(limits.version),
  title: filled(text(limits.integrationTitle)),
  description: filled(text(limits.description)),
  identifier: filled(identifier),
  url: filled(text(limits.url)),
  interfaces: filled(map(interfaceUse(filled))),
  configuration: filled(configuration(filled)),
  configurations: filled(map(configuration(filled))),
  channels: filled(map(channel(filled))),
  states: filled(map(state)),
  events: filled(map(event(form))),
  actions: filled(map(action(form))),
  user: filled(user(filled)),
  entities: filled(map(entity)),
  dev: filled(z.boolean()),
  public: filled(z.boolean()).meta({ deprecated: true }),
  visibility: filled(z.enum(visibilities)),
  sandbox: sandbox.optional(),
  maxExecutionTime: z.number().optional(),
  attributes,
});

const assigned = () => ({
  id: z.string().min(limits.id.min).max(limits.id.max),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  signingSecret: text(limits.signingSecret),
  iconUrl: z.string(),
  readmeUrl: z.string(),
  verificationStatus: z.enum(verificationStatuses),
  lifecycleStatus: z.enum(lifecycleStatuses),
  secrets: z.array(z.string()),
  ownerWorkspace: z.strictObject({ id: z.string(), handle: z.string().nullable(), name: z.string() }),
  meta: z.strictObject({ installs: z.number(), views: z.number() }),
});

const authored = () => ({
  $schema: z.string().optional(),
  icon: z.string().optional(),
  readme: z.string().optional(),
  code: z.string().optional(),
  layers: z.array(z.string()).optional(),
  extraOperations: map(z.strictObject({ enabled: z.boolean() })).optional(),
  sdkVersion: text(limits.sdkVersion).optional(),
  secrets: map(
    z.strictObject({ description: text(limits.description).optional(), optional: z.boolean().optional() }),
  ).optional(),
});

const buildRecord = () => z.strictObject({ ...common('record', (schema) => schema), ...assigned() });
const buildDefinition = () => z.strictObject({ ...common('definition', (schema) => schema.optional()), ...authored() });

export type IntegrationRecord = z.infer<ReturnType<typeof buildRecord>>;
export type IntegrationDefinition = z.infer<ReturnType<typeof buildDefinition>>;

let record: ReturnType<typeof buildRecord> | undefined;
let definition: ReturnType<typeof buildDefinition> | undefined;

/** The Zod model of a form, built when it is first asked for: one run seldom needs both. */
export const recordModel = () => (record ??= buildRecord());
export const definitionModel = () => (definition ??= buildDefinition());
