import { messages } from '@botpress/sdk';

const tag = (title: string, description: string) => ({ title, description });

export const channels = {
  doorstep: {
    title: 'Doorstep',
    description: 'Messages to whoever waits for a parcel',
    messages: { text: messages.defaults.text },
    message: { tags: { id: tag('Message', 'The message at the carrier') } },
    conversation: { tags: { parcelId: tag('Parcel', 'The parcel that is talked about') } },
  },
};

export const user = { tags: { phone: tag('Phone', 'The number that messages go to') } };
