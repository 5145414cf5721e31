import { z } from '@botpress/sdk';

export const parcelId = z.string().min(8).title('Parcel').describe('The number on the label');

export const parcel = z.object({
  id: parcelId,
  status: z.enum(['announced', 'sorted', 'out', 'delivered']).title('Status').describe('How far it has come'),
  weight: z.number().positive().describe('In kilograms'),
});
