import type { ActionDefinition } from '@botpress/sdk';
import { z } from '@botpress/sdk';
import { parcel, parcelId } from './schemas';

const findParcel = {
  title: 'Find a parcel',
  description: 'Looks a parcel up by the number on its label.',
  input: { schema: z.object({ id: parcelId }) },
  output: { schema: z.object({ parcel: parcel.title('Parcel').describe('What was found') }) },
} as const satisfies ActionDefinition;

const moveDelivery = {
  title: 'Move the delivery of a parcel to another day, and say so to whoever waits for it',
  input: {
    schema: z.object({
      id: parcelId,
      day: z.string().title('Day').describe('TODO'),
    }),
  },
  output: { schema: z.object({}) },
} satisfies ActionDefinition;

export const actions = { findParcel, moveDelivery };
