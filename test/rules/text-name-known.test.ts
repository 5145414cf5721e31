import rule from '../../rules/text-name-known.ts';
import { testRule } from '../../src/testing/index.ts';

const described = (text: string) =>
  `name: parcel-desk\nversion: 1.0.0\nconfiguration: { schema: { properties: { carrierCode: { enum: [express_mail] }, recipient: {}, senderAdress: {}, senderAddress: {}, address: { description: ${JSON.stringify(text)} } } } }`;

testRule(rule, {
  valid: [
    {
      name: 'what may be called so where something is not known',
      manifest: described('Leave it empty where carreirCode is given'),
      unknown: { manifest: ['/configuration/schema/properties/recipient'] },
    },
    ...[
      'Used where carrierCode is empty',
      'What others call a carrier_code',
      'For express_mail only',
      'Replaces senderAdress',
      'See https://parcels.example/carreirCode, carreirCode/address and "carreirCode@1"',
      'The parcelDesk of the sender',
      'One of the carrierCodes',
      'Needs careers, and a recepient',
      'Used with `resident`',
    ].map(described),
  ],
  invalid: [
    {
      name: 'a field',
      manifest: `
        name: parcel-desk
        version: 1.0.0
        configuration:
          schema:
            properties:
              carrierCode: { type: string }
              address: { description: Leave it empty where ⟦carreirCode⟧ is given }
      `,
      problems: [
        {
          message: 'unknown',
          text: 'The description of field `address` of the configuration mentions `carreirCode`, but nothing has that name. Did you mean `carrierCode`?',
        },
      ],
    },
    {
      name: 'a value',
      manifest: described('Only for epxress_mail').replace('epxress_mail"', '⟦epxress_mail⟧"'),
      problems: ['unknown'],
    },
    {
      name: 'a tag, and a word in backticks',
      manifest: `
        name: parcel-desk
        version: 1.0.0
        user:
          tags:
            subscribeDesk: { title: Desk, description: Where it was asked for }
            stopDesk: { title: Stop, description: 'What ⟦suscribeDesk⟧ began, for the \`⟦recepient⟧\`' }
            recipient: { title: Recipient, description: Who gets it }
      `,
      problems: ['unknown', 'unknown'],
    },
  ],
});
