import { IntegrationDefinition, z } from '@botpress/sdk';
import { actions } from './src/actions';
import { channels, user } from './src/channels';
import { secrets } from './src/secrets';

export default new IntegrationDefinition({
  name: 'parcel-desk',
  version: 'v1.6.0',
  title: 'Parcel Desk',
  description: 'Answers where a parcel is, and lets people move its delivery.',
  icon: 'icon.svg',
  readme: 'hub.md',
  identifier: { extractScript: 'extract.vrl' },
  configuration: {
    schema: z.object({
      region: z.enum(['eu', 'us']).default('eu').title('Region').describe('Where the parcels are delivered'),
      depot: z.string().optional().title('Depot '),
    }),
  },
  actions,
  channels,
  user,
  secrets,
  states: {
    session: {
      type: 'integration',
      schema: z.object({ token: z.string().secret().title('Token').describe('The access token of the carrier') }),
    },
  },
  attributes: { category: 'E-commerce & Payments' },
});
