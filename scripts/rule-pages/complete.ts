import type { Form } from '../../schemas/integration.ts';

const commonProperties = {
  name: 'parcel-desk',
  version: '1.4.2',
  title: 'Parcel Desk',
  description: 'Tracks parcels and tells customers where theirs are.',
  visibility: 'private',
  attributes: { category: 'E-commerce & Payments' },
};

const definitionProperties = { icon: 'icon.svg', readme: 'hub.md' };

const recordProperties = {
  id: 'int_01JQ8Z6W3N5T7V9X1B3D5F7H9K',
  createdAt: '2025-03-01T09:00:00.000Z',
  updatedAt: '2025-06-12T14:30:00.000Z',
  identifier: {},
  url: 'https://parcel-desk.example/webhook',
  signingSecret: '',
  interfaces: {},
  configuration: { identifier: { required: false }, schema: { type: 'object', properties: {} } },
  configurations: {},
  channels: {},
  states: {},
  events: {},
  actions: {},
  user: { tags: {}, creation: { enabled: false, requiredTags: [] } },
  entities: {},
  dev: false,
  iconUrl: 'https://files.parcel-desk.example/icon.svg',
  readmeUrl: 'https://files.parcel-desk.example/hub.md',
  public: false,
  verificationStatus: 'unapproved',
  lifecycleStatus: 'published',
  secrets: [],
  ownerWorkspace: { id: 'wkspace_01JQ8Z6W3N5T7V9X1B', handle: 'parcel-desk', name: 'Parcel Desk' },
  meta: { installs: 0, views: 0 },
};

/** Completes a part of a manifest to a valid integration; the properties of the part take precedence. */
export const completeManifest = (part: object, form: Form): object => ({
  ...commonProperties,
  ...(form === 'record' ? recordProperties : definitionProperties),
  ...part,
});

const start = 'new IntegrationDefinition({';

/**
 * The same for a definition in TypeScript: the imports are its first lines, and the added properties come before its own.
 * @throws Error if the part is no definition.
 */
export function completeModule(part: string): string {
  if (!part.includes(start)) throw new Error(`An example in TypeScript has to have \`${start}\` in it:\n${part}`);
  // The platform's CLI asks for the visibility when it publishes.
  const { visibility: _, ...properties } = commonProperties;
  const rest = JSON.stringify({ ...properties, ...definitionProperties }, null, 2);
  return [
    "import { IntegrationDefinition, z } from '@botpress/sdk';",
    `const rest = ${rest} as const;`,
    part.replace(start, `${start} ...rest,`),
  ].join('\n');
}
