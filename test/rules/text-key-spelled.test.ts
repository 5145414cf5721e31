import rule from '../../rules/text-key-spelled.ts';
import { testRule } from '../../src/testing/index.ts';

const tag = (key: string, title: string) => `user: { tags: { ${key}: { title: "${title}" } } }`;

testRule(rule, {
  valid: [
    ...[
      ['recipientEmail', 'Recipient email'],
      ['recipients', 'Recipient'],
      ['invitedUser', 'Inviter'],
      ['inviteUser', 'Invitee'],
      ['policies', 'Polices'],
      ['contactId', 'ID of the contract'],
      ['shippingDate', 'Shopping date'],
      ['greyscale', 'Grayscale'],
      ['behavior', 'Behaviour'],
      ['canceledAt', 'Cancelled at'],
      ['judgment', 'Judgement'],
      ['pediatricWard', 'The paediatric ward'],
      ['encyclopediaEntry', 'Encyclopaedia entry'],
      ['sizable', 'Sizeable'],
      ['favoriteDesk', 'Favourite desk'],
      ['enrollmentId', 'ID of the enrolment'],
      ['focusedField', 'Focussed field'],
      ['centerId', 'ID of the centre'],
      ['distanceInKilometers', 'Distance in kilometres'],
      ['litersPerTide', 'Litres per tide'],
      ['costCenters', 'Cost centres'],
      ['centeredText', 'Centred text'],
      ['fibersPerRope', 'Fibres per rope'],
      ['enterprise', 'Entreprise'],
      ['responsibleId', 'Responsable'],
      ['resources', 'Ressourcen und Ressources'],
      ['platform', 'Plattform des Hafens'],
      ['systemStandard', 'Standaard van het systeem'],
      ['officialName', 'Nombre oficial'],
      ['members', 'Membres'],
      ['adapterName', 'Name of the adaptor'],
      ['inquiryId', 'ID of the enquiry'],
      ['qualityScore', 'Equality score'],
      ['letterCount', 'The latter of both counts'],
      ['cratingFee', 'Coating fee'],
      ['coatingFee', 'Crating fee'],
      ['packages', 'Purchases'],
      ['managesDesk', 'Managers of the desk'],
      ['counties', 'Countries'],
      ['complaintId', 'Compliant with the terms'],
      ['thorough', 'Through the night'],
      ['stationeryShop', 'A stationary shop'],
      ['state', 'Stage'],
      ['from', 'Form'],
      ['halted', 'Haulted'],
      ['channelName', 'Chanell name'],
      ['recipient', 'The recipient, or recepient as some write'],
      ['recipient', 'See recepient.example/recepient and recepient_email'],
      ['id', 'Identifier'],
      ['suggestReply', 'Gera sugestão de resposta'],
      ['overview', 'Übervew'],
    ].map(([key = '', title = '']) => tag(key, title)),
    'description: Recepient',
  ],
  invalid: [
    {
      name: 'a wrong vowel, in a title',
      manifest: `
        configuration:
          schema:
            properties:
              recipientEmail: { x-zui: { title: "Email of the ⟦Recepient⟧" }, description: Who gets it }
      `,
      problems: [
        {
          message: 'spelled',
          text: 'The title of field `recipientEmail` of the configuration spells `Recepient` where its name spells `recipient`.',
        },
      ],
    },
    ...[
      ['address', 'The ⟦adress⟧'],
      ['RECEIVED_AT', '⟦Recieved⟧ at'],
      ['formatDate', '⟦Fromat⟧ of the date'],
      ['specificDesk', 'A ⟦sepecific⟧ desk'],
      ['personal', 'For ⟦personnal⟧ use'],
      ['conversation', 'The ⟦converstion⟧'],
      ['campaign', 'The ⟦campiagn⟧'],
      ['agreement', 'The ⟦agreemant⟧'],
      ['email', '⟦Emial⟧ of the desk'],
      ['deliverAt', '⟦Delever⟧ at'],
      ['shipmentId', 'ID of the ⟦shiment⟧'],
      ['separateLabels', '⟦Seprate⟧ labels'],
      ['countriesServed', '⟦Contries⟧ served'],
      ['recipientId', 'ID of the ⟦recipent⟧'],
      ['available', 'Whether it is ⟦availble⟧'],
    ].map(([key = '', title = '']) => ({ manifest: tag(key, title), problems: ['spelled'] })),
    { manifest: 'actions: { subscribe: { description: ⟦Suscribe⟧ to parcels } }', problems: ['spelled'] },
  ],
});
