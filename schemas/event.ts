import * as z from 'zod';
import { about, aboutText, map, once } from './form.ts';

const tags = () => map(z.unknown()).optional();

/** The event that a bot's code receives; some properties are internal. Source: platform API, section 6. */
export const eventModel = once(() =>
  about(
    'Event',
    'The last incoming event of a bot.',
    z.looseObject({
      botId: aboutText('Bot', 'Id of the bot that experienced it.'),
      conversationId: aboutText('Conversation', 'Id of the conversation that it took place in.').optional(),
      createdOn: about('Created on', 'When it was created (ISO 8601).', z.iso.datetime({ offset: true })),
      direction: about(
        'Direction',
        '`incoming`: from the user to the bot. `outgoing`: from the bot to the user.',
        z.enum(['incoming', 'outgoing']),
      ),
      id: aboutText('Id', 'Id of the event.'),
      integration: aboutText('Integration', 'The integration that it occurred on.').optional(),
      kb: about(
        'Knowledge bases',
        'The knowledge bases that were asked.',
        z.looseObject({ included: z.array(z.unknown()), results: z.array(z.unknown()).optional() }),
      ).optional(),
      messageId: aboutText('Message', 'Id of its message.').optional(),
      payload: about('Payload', 'Its payload.', map(z.unknown())),
      preview: aboutText('Preview', 'The payload as plain text.'),
      state: about('State', 'The state that goes with it.', map(z.unknown())),
      tags: about(
        'Tags',
        'Tags of what it belongs to.',
        z.looseObject({ conversation: tags(), message: tags(), user: tags() }),
      ).optional(),
      trigger: about(
        'Trigger',
        'The trigger that sent it.',
        z.looseObject({
          flowId: aboutText('Flow', 'Id of the workflow that holds the trigger.'),
          nodeId: aboutText('Node', 'Id of the node that holds the trigger.'),
          conversationId: z.string().optional(),
          eventName: z.string().optional(),
          integration: z.string().optional(),
          userId: z.string().optional(),
        }),
      ).optional(),
      type: aboutText('Type', 'Type of the event.'),
      userId: aboutText('User', 'Id of the user it belongs to.').optional(),
    }),
  ),
);
