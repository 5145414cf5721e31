import * as z from 'zod';
import { lifecycleStatuses, verificationStatuses, visibilities } from './enums.ts';
import { about, type Form, filled, map, once, text } from './form.ts';
import { limits } from './limits.ts';
import {
  action,
  attributes,
  channel,
  configuration,
  entity,
  event,
  identifier,
  interfaceUse,
  sandbox,
  state,
  user,
} from './parts.ts';

/** The Integration resource. Each field is declared once; both forms are derived from it. Source: platform API, section 2.1. */

export type { Form };

const common = (form: Form) => ({
  name: about('Name', 'Name of the integration.', text(limits.name)),
  version: about('Version', 'Semver version of the integration.', text(limits.version)),
  title: filled(form, about('Title', 'Display name of the integration.', text(limits.integrationTitle))),
  description: filled(form, about('Description', 'What the integration is for.', text(limits.description))),
  visibility: filled(
    form,
    z.enum(visibilities).meta({
      title: 'Visibility',
      description:
        '`private`: only for the workspace that made it. `public`: for everyone, and immutable: a change needs a new version. `unlisted`: public, but not listed in the hub.',
      default: 'private',
    }),
  ),
  public: filled(
    form,
    z.boolean().meta({ title: 'Public', description: 'Deprecated: use `visibility`.', deprecated: true }),
  ),
  dev: filled(form, about('Development', 'Whether it is a development integration, which runs locally.', z.boolean())),
  url: filled(form, about('URL', 'Where the integration runs.', text(limits.url))),
  maxExecutionTime: about('Maximum execution time', 'In seconds.', z.number()).optional(),
  attributes: attributes(),
  identifier: filled(form, about('Identifier', 'How an incoming request is matched to an installation.', identifier())),
  sandbox: about('Sandbox', 'Scripts for the sandbox.', sandbox()).optional(),
  configuration: filled(form, about('Configuration', 'The default configuration.', configuration(form))),
  configurations: filled(form, about('Configurations', 'Further configurations, by name.', map(configuration(form)))),
  user: filled(form, about('User', 'What applies to users.', user(form))),
  channels: filled(form, about('Channels', 'Channels, by name.', map(channel(form)))),
  states: filled(form, about('States', 'States, by name.', map(state(form)))),
  events: filled(form, about('Events', 'Events, by name.', map(event(form)))),
  actions: filled(form, about('Actions', 'Actions, by name.', map(action(form)))),
  entities: filled(form, about('Entities', 'Entities, by name.', map(entity(form)))),
  interfaces: filled(form, about('Interfaces', 'Interfaces that the integration implements.', map(interfaceUse(form)))),
});

const moment = (title: string, description: string) =>
  // RFC 3339 requires seconds; ISO 8601 does not.
  about(title, description, z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/));

/** Fields that only a record has. */
const assigned = () => ({
  id: about('Id', 'Id of this version of the integration.', text(limits.id)),
  createdAt: moment('Created at', 'When it was created (ISO 8601).'),
  updatedAt: moment('Updated at', 'When it was last changed (ISO 8601).'),
  signingSecret: about(
    'Signing secret',
    'Empty, save when the integration is created or its secret is rotated.',
    text(limits.signingSecret),
  ),
  iconUrl: about('Icon URL', 'URL of its icon.', z.string()),
  readmeUrl: about('Readme URL', 'URL of its readme.', z.string()),
  verificationStatus: about('Verification status', 'How far its verification has come.', z.enum(verificationStatuses)),
  lifecycleStatus: about(
    'Lifecycle status',
    'A deprecated integration can no longer be installed.',
    z.enum(lifecycleStatuses),
  ),
  secrets: about(
    'Secrets',
    'Names of values that its code finds in environment variables, prefixed with `SECRET_`.',
    z.array(z.string()),
  ),
  ownerWorkspace: about(
    'Owner workspace',
    'The workspace it belongs to.',
    z.strictObject({
      id: about('Id', 'Id of the workspace.', z.string()),
      handle: about('Handle', 'Handle of the workspace; null where it has none.', z.string().nullable()),
      name: about('Name', 'Name of the workspace.', z.string()),
    }),
  ),
  meta: about(
    'Meta',
    'Counters.',
    z.strictObject({
      installs: about('Installs', 'How often it is installed.', z.number()),
      views: about('Views', 'How often it was viewed.', z.number()),
    }),
  ),
});

/** Fields that only a definition has. */
const authored = () => ({
  $schema: about('JSON Schema', 'The JSON Schema of this file, for editors.', z.string()).optional(),
  icon: about('Icon', 'Its icon: an SVG file, or its Base64-encoded content.', z.string()).optional(),
  readme: about('Readme', 'Its readme: a Markdown file, or its Base64-encoded content.', z.string()).optional(),
  code: about('Code', 'The JavaScript code of the integration.', z.string()).optional(),
  layers: about('Layers', 'Code layers.', z.array(z.string())).optional(),
  extraOperations: about(
    'Extra operations',
    'Experimental: which extra operations are sent to it, by operation.',
    map(z.strictObject({ enabled: about('Enabled', 'Whether the operation is sent.', z.boolean()) })),
  ).optional(),
  sdkVersion: about('SDK version', 'Version of the SDK it was built with.', text(limits.sdkVersion)).optional(),
  secrets: about(
    'Secrets',
    'Values that its code finds in environment variables, prefixed with `SECRET_`, by name.',
    map(
      z.strictObject({
        description: about('Description', 'What the secret is for; never its value.', z.string()).optional(),
        optional: about('Optional', 'Whether the integration works without it.', z.boolean()).optional(),
      }),
    ),
  ).optional(),
});

const buildRecord = () =>
  about(
    'Integration record',
    'A version of an integration, as the hub returns it.',
    z.strictObject({ ...common('record'), ...assigned() }),
  );

const buildDefinition = () =>
  about(
    'Integration definition',
    'An integration, as its author writes and publishes it.',
    z.strictObject({ ...common('definition'), ...authored() }),
  );

export type IntegrationRecord = z.infer<ReturnType<typeof buildRecord>>;
export type IntegrationDefinition = z.infer<ReturnType<typeof buildDefinition>>;

/** The Zod model of each form, built on first use: a run seldom needs both. */
export const recordModel = once(buildRecord);
export const definitionModel = once(buildDefinition);
